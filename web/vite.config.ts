import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';

const server = process.env.INSULA_SERVER ?? 'http://127.0.0.1:8642';

/** Where a datum comes from and how the engine reads it is for the workshop; boards draw what is printed. */
const UNPRINTED = new Set(['meta', 'prov', 'ref', 'rulings', 'source']);
const onlyPrinted = (key: string, value: unknown): unknown =>
  UNPRINTED.has(key) || (key === 'power' && typeof value === 'object') ? undefined : value;

/** What is printed on cards and boards has one home, the games' component files; boards import them as data. */
function yaml(): Plugin {
  return {
    name: 'insula-yaml',
    enforce: 'pre',
    transform(text, id) {
      const file = /([^/]+\/components\/[^/]+\.yaml)$/.exec(id)?.[1];
      if (!file) return null;
      const printed = fileURLToPath(new URL('src/lib/printed.ts', import.meta.url));
      const code = [
        `import { printed } from ${JSON.stringify(printed)};`,
        `export default /* @__PURE__ */ printed(${JSON.stringify(file)}, ${JSON.stringify(parse(text), onlyPrinted)});`,
      ].join('\n');
      return { code, map: null };
    },
  };
}

export default defineConfig({
  plugins: [yaml(), svelte(), svelteTesting()],
  resolve: { alias: { '@games': fileURLToPath(new URL('../src/insula/games', import.meta.url)) } },
  build: { target: 'es2022', manifest: true },
  // `npm run dev` beside a running `insula serve`: pages from here, the wire from there. The host stays as the browser
  // named it (a plain address in place of an object would change it), or the server takes us for another site.
  server: {
    proxy: { '/api': { target: server }, '/help': { target: server }, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
