/** Asks a set of questions (`vite-node tests/ask.ts SET.json`) and tells which do not find their rule. */
import { readFileSync } from 'node:fs';
import { missed } from './books';

for (const path of process.argv.slice(2)) {
  const list = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown[]>;
  const all = Object.values(list).flat().length;
  const lost = missed(list);
  for (const line of lost) console.log(line);
  console.log(`${path}: ${all - lost.length} of ${all} find their rule among the first three`);
}
