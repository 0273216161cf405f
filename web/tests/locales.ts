/** All that is said in a language: the shell's words and those of the games. */
const files = import.meta.glob<{ default: Record<string, string> }>(
  ['../src/locales/??.json', '../src/**/locales/??.json'],
  { eager: true },
);

export function wordsIn(language: string): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.json`));
  return Object.assign({}, ...own.map(([, file]) => file.default)) as Record<string, string>;
}
