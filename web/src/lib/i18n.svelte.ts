/** Messages are keys with parameters; the locale files hold the sentences. English is the complete one. */
import english from '../locales/en.json';
import { settings, type Language } from './settings.svelte';

export type Key = keyof typeof english;
type Messages = Partial<Record<Key, string>>;

const loaded = $state<Record<string, Messages>>({ en: english });

export async function loadLanguage(language: Language): Promise<void> {
  if (language in loaded) return;
  const files = import.meta.glob<{ default: Messages }>('../locales/*.json');
  const file = files[`../locales/${language}.json`];
  if (file) loaded[language] = (await file()).default;
}

/** The message of a key in the reader's language, with {names} filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const sentence = loaded[settings.language]?.[key] ?? english[key];
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Picks `key.one` or `key.many` by count. */
export function plural(key: string, count: number, values: Record<string, string | number> = {}): string {
  return t(`${key}.${count === 1 ? 'one' : 'many'}` as Key, { count, ...values });
}
