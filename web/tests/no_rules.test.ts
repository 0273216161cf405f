/** The browser holds no rules: numbers of a game stand in its view or in its component files, never in sentences or boards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsIn } from './locales';

const games = join(import.meta.dirname, '..', 'src', 'games');
const boards = (readdirSync(games, { recursive: true }) as string[]).filter((name) => name.endsWith('.svelte'));
const NUMBER = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|once|twice)\b/i;
// figures of the art, whatever the rules say: pentagons of a drawing
const DRAWN = new Set(['cerebria/Identity.svelte', 'cerebria/Emblem.svelte']);

/** Words between tags, without scripts, styles, tags and what is worked out. */
function spoken(source: string): string {
  let text = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, ''); // innermost first
  }
  return text.replace(/<[^>]*>/g, '\n');
}

/** Lists and lengths written out, over which a board would draw so many things. */
const counted = (source: string): string[] => source.match(/\[0, 1\b[^\]]*\]|length: \d+/g) ?? [];

describe('numbers of the rules', () => {
  test('are in no sentence about a game', () => {
    for (const file of [wordsIn('en'), wordsIn('de')])
      for (const [key, sentence] of Object.entries(file))
        if (/^(card|amygdala|cerebria|balance)\./.test(key)) expect(sentence, key).not.toMatch(NUMBER);
  });

  test('are in no words of a board', () => {
    for (const name of boards) expect(spoken(readFileSync(join(games, name), 'utf8')), name).not.toMatch(NUMBER);
  });

  test('are in no count of things that a board draws', () => {
    for (const name of boards.filter((each) => !DRAWN.has(each)))
      expect(counted(readFileSync(join(games, name), 'utf8')), name).toEqual([]);
  });

  test('would be found', () => {
    expect(spoken('<b title={n > 3}>12</b>{#each [0, 1] as i (i)}<i>{i}</i>{/each}')).toMatch(NUMBER);
    expect(spoken('<b style:width="12px">{limits.map((n) => ({ n }))}</b>')).not.toMatch(NUMBER);
    expect(counted('{#each [0, 1, 2] as i (i)}')).toEqual(['[0, 1, 2]']);
    expect(counted('Array.from({ length: 20 })')).toEqual(['length: 20']);
  });

  test('of a view are typed by the engine, not by hand', () => {
    const sources = (readdirSync(games, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts'));
    for (const name of sources) expect(readFileSync(join(games, name), 'utf8'), name).not.toMatch(/interface Wire/);
  });
});
