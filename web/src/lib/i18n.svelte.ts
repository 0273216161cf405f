/** Messages are keys with parameters; the locale files hold the sentences. English is the complete one. */
import english from '../locales/en.json';
import { withPack } from './printed';
import { settings, type Language } from './settings.svelte';

/** What games and rooms of their own say; each declares its words in a `words.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- rooms add to it
export interface GameWords {}
export type Key = keyof typeof english | keyof GameWords;
type Messages = Partial<Record<string, string>>;
/** the files of a folder of words by their path, whose last part is the language */
type Files = Record<string, () => Promise<unknown>>;

const loaded = $state<Record<string, Messages>>({ en: { ...english } });
const homes: Files[] = [import.meta.glob('../locales/??.json')];

async function loadFrom(home: Files, language: Language): Promise<void> {
  const file = Object.keys(home).find((path) => path.endsWith(`/${language}.json`));
  if (!file) return;
  const { default: words } = (await home[file]!()) as { default: Messages };
  loaded[language] = { ...loaded[language], ...words };
}

export async function loadLanguage(language: Language): Promise<void> {
  if (language in loaded) return;
  loaded[language] = {};
  await Promise.all(homes.map((home) => loadFrom(home, language)));
}

/** Adds the words of a game or a room: English at once, other languages when somebody reads them. */
export function bringWords(own: Messages, files: Files): void {
  Object.assign(loaded.en!, own);
  homes.push(files);
  for (const language of Object.keys(loaded) as Language[]) if (language !== 'en') void loadFrom(files, language);
}

/** The message of a key in the reader's language, with {names} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = loaded[settings.spoken]?.[key] ?? loaded.en![key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A word whose English is printed data, such as a name on a card; what a pack puts there has no other language. */
export function printed(key: string, english: string): string {
  return withPack() ? english : (loaded[settings.spoken]?.[key] ?? english);
}

/** Picks `key.one` or `key.many` by count. */
export function plural(key: string, count: number, values: Record<string, string | number> = {}): string {
  return t(`${key}.${count === 1 ? 'one' : 'many'}` as Key, { count, ...values });
}
