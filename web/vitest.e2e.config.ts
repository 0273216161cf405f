import { defineConfig } from 'vitest/config';

/** Every file has a server and a browser of its own, so that two of them run at a time. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    pool: 'forks',
    poolOptions: { forks: { maxForks: 2 } },
  },
});
