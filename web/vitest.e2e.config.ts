import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every file has a server and a browser of its own; they wait for each other most of the time, so two files share a core. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } }, // a server on a busy machine takes its time
    pool: 'forks',
    retry: 1, // a browser on a busy machine may stumble once; the report names what needed a second try
    poolOptions: { forks: { maxForks: 2 * availableParallelism() } },
  },
});
