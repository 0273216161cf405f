/** Locale files, tokens and the border between the table and the games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsIn } from './locales';
import { spellOut } from '../src/table/spell';
import { answers, indexOf } from '../src/table/rule_search';

const [english, german] = [wordsIn('en'), wordsIn('de')];
const source = join(import.meta.dirname, '..', 'src');
const files = (readdirSync(source, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name));
const read = (name: string): string => readFileSync(join(source, name), 'utf8');
const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

test('every message that is used has an English sentence, and every sentence is used', () => {
  const all = files.map(read).join('\n');
  const used = [...all.matchAll(/\bt\('([\w.-]+)'/g)].map((match) => match[1]!);
  const plurals = [...all.matchAll(/\bplural\('([\w.-]+)'/g)].flatMap((match) => [
    `${match[1]}.one`,
    `${match[1]}.many`,
  ]);
  const built = [...all.matchAll(/\bt\(`([\w.-]+)\$\{/g)].map((match) => match[1]!);
  const chosen = [...all.matchAll(/'((?:card|tool|tab)\.[\w.]+)'/g)].map((match) => match[1]!);
  for (const key of [...used, ...plurals]) expect(english, key).toHaveProperty([key]);
  const known = new Set([...used, ...plurals, ...chosen]);
  const unused = Object.keys(english).filter((key) => !known.has(key) && !built.some((start) => key.startsWith(start)));
  expect(unused).toEqual([]);
});

test('German says what English says: known keys, the same parameters, the whole table chrome', () => {
  for (const [key, sentence] of Object.entries(german)) {
    expect(english, key).toHaveProperty([key]);
    expect(holes(sentence), key).toEqual(holes(english[key]!));
  }
  const chrome = Object.keys(english).filter((key) => !/^(card|amygdala|cerebria)\./.test(key));
  expect(chrome.filter((key) => !(key in german))).toEqual([]);
});

test('outside its folder nothing names a game', () => {
  const games = readdirSync(join(source, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generic')
    .map((entry) => entry.name);
  expect(games.length).toBeGreaterThan(2);
  // the art knows the three forces by name, one of which is also the name of a game
  for (const name of files.filter((file) => /^(table|pages|lib|App)/.test(file))) {
    const text = read(name).replace(/class="[^"]*"/g, '');
    for (const game of games)
      expect(new RegExp(`['"\`/]${game}['"\`/]`).test(text), `${name} names ${game}`).toBe(false);
  }
});

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('text tokens keep 4.5 to 1 on every ground of their theme', () => {
  const css = readFileSync(join(source, 'styles', 'tokens.css'), 'utf8');
  const block = (start: string): Map<string, string> => {
    const text = css.slice(css.indexOf(start));
    return new Map(
      [...text.slice(0, text.indexOf('\n}')).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [
        match[1]!,
        match[2]!,
      ]),
    );
  };
  const dusk = block(":root,\n[data-theme='dusk']");
  const morning = new Map([...dusk, ...block("\n[data-theme='morning']")]);
  for (const theme of [dusk, morning]) {
    for (const ink of [
      'ink-1',
      'ink-2',
      'ink-3',
      'bliss',
      'gloom',
      'balance',
      'willpower',
      'ambition',
      'legal',
      'illegal',
      'turn',
      'warn',
      'good',
    ]) {
      for (const ground of ['ground-1', 'ground-2', 'ground-3'])
        expect(contrast(theme.get(ink)!, theme.get(ground)!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the lock file names no registry', () => {
  expect(readFileSync(join(source, '..', 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"/);
});

test('a view is spelled out line by line', () => {
  expect(spellOut({ cycle: 2, seats: [{ hand: 3, mindset: [{ card: 'hope', fragments: 1 }] }] })).toEqual([
    { depth: 0, text: 'cycle: 2' },
    { depth: 0, text: 'seats' },
    { depth: 1, text: '1' },
    { depth: 2, text: 'hand: 3' },
    { depth: 2, text: 'mindset' },
    { depth: 3, text: '1: card hope, fragments 1' },
  ]);
});

test('the search finds rules that hold every word', () => {
  const rule = (id: string, text: string) => ({
    id,
    section: 'S',
    rule: text,
    ruling: '',
    refusal: '',
    onlyWith: '',
    inPlay: true,
    see: [],
    asked: [],
  });
  const rules = [rule('card.a', 'Invoke an Emotion'), rule('card.b', 'Draw a card')];
  const index = indexOf(rules);
  expect(answers(index, 'emotion INVOKE').map((r) => r.id)).toEqual(['card.a']);
  expect(answers(index, '')).toHaveLength(2);
});

test('the licences of what the pages carry are told with them', () => {
  const told = readFileSync(join(source, '..', 'public', 'third-party.txt'), 'utf8');
  const carried = [
    '@fontsource-variable/fraunces/LICENSE',
    '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
    'svelte/LICENSE.md',
    'minisearch/LICENSE.txt',
    'stemmer/license',
  ];
  for (const name of carried)
    expect(told).toContain(readFileSync(join(source, '..', 'node_modules', name), 'utf8').trim());
});
