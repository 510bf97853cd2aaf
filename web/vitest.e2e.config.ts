// The browser tests: a real hall, a real Chromium, one file after the other (npm run e2e).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 240_000,
    // Games are dealt anew in every run, and now and then one goes where a test did not think of. It gets a second try;
    // ./test names every test that needed it, so that it can be mended.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 30 } },
  },
});
