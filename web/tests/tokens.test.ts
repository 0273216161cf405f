/** Every colour, font and measure that a page asks for by name exists: a missing one is silently left out by browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
const names = (readdirSync(root, { recursive: true }) as string[]).filter((name) => /\.(css|svelte|ts)$/.test(name));
const sources = names.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

test('every token without a fallback is set somewhere', () => {
  const set = new Set(sources.flatMap(({ text }) => found(/(--[a-z0-9-]+)['"]?\s*[:=]/g, text)));
  for (const { text } of sources) for (const quoted of found(/['"`](--[a-z0-9-]+)['"`]/g, text)) set.add(quoted);
  expect(set.size).toBeGreaterThan(50);
  const missing = sources.flatMap(({ name, text }) =>
    found(/var\((--[a-z0-9-]+)\)/g, text)
      .filter((token) => !set.has(token))
      .map((token) => `${name}: ${token}`),
  );
  expect(missing).toEqual([]);
});
