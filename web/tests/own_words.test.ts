/** The pages of a game say only what comes with them: words of another game are not loaded there and would show as keys. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const games = join(import.meta.dirname, '..', 'src', 'games');
const names = readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory());
const KEY = /\b(?:t|plural)\(\s*['"`]([a-z]+)\./g;

/** A game and those whose pages it is made of. */
function known(game: string, sources: string[]): Set<string> {
  const others = sources.flatMap((text) =>
    [...text.matchAll(/^(?!.*import type).*from '\.\.\/([a-z]+)\//gm)].map((match) => match[1]!),
  );
  return new Set([game, ...others]);
}

test.each(names.map((each) => each.name))('%s says nothing in words of another game', (game) => {
  const files = (readdirSync(join(games, game), { recursive: true }) as string[]).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(games, game, name), 'utf8'));
  const mine = known(game, sources);
  const folders = new Set(names.map((each) => each.name));
  sources.forEach((text, i) => {
    const strange = [...text.matchAll(KEY)]
      .map((match) => match[1]!)
      .filter((key) => folders.has(key) && !mine.has(key));
    expect(strange, files[i]).toEqual([]);
  });
});
