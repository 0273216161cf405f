import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.INSULA_SERVER ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022', reportCompressedSize: true },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
