/** After a build: the JavaScript of the home page and one table, compressed, must stay small. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk with everything it imports at once. */
function withImports(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found);
  }
  return found;
}

/** The chunk of a source; one that others share has a name of its own in the manifest. */
function chunkOf(source) {
  const name = source.replace(/^.*\/|\.\w+$/g, '');
  return source in manifest ? source : Object.keys(manifest).find((key) => manifest[key].name === name);
}

function compressed(keys) {
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

const start = ['index.html', 'src/pages/Home.svelte', 'src/table/TablePage.svelte'].map(chunkOf);
const emblems = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/Emblem\.svelte$/.test(key));
/** The chunk of a game's board; where its phone shares parts with it, the chunk has lost the path of its source. */
function boardOf(game) {
  const own = `src/games/${game}/Board.svelte`;
  if (own in manifest) return own;
  const shared = manifest[`src/games/${game}/Phone.svelte`]?.imports ?? [];
  return shared.find((key) => manifest[key].name === 'Board' && manifest[key].isDynamicEntry);
}
const games = readdirSync(new URL('../src/games', import.meta.url)).filter((game) =>
  existsSync(new URL(`../src/games/${game}/Board.svelte`, import.meta.url)),
);
let failed = false;
for (const game of games) {
  const board = boardOf(game);
  const zoom = `src/games/${game}/Zoom.svelte`;
  const keys = new Set(
    [...start, ...emblems, board, ...(zoom in manifest ? [zoom] : [])].flatMap((key) => [...withImports(key)]),
  );
  const size = compressed(keys);
  console.log(`home and ${game}: ${(size / 1024).toFixed(1)} KB of JavaScript, compressed (at most ${LIMIT / 1024})`);
  failed ||= size > LIMIT;
}
if (failed) process.exit(1);
