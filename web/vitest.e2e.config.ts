// The browser tests: a real hall and a real Chromium for each file (npm run e2e). Most of their time goes to one core a
// browser, so two files run side by side; those that hold a clock to the page have the machine to themselves.
import { defineConfig } from 'vitest/config';

const TIMED = ['e2e/here.test.ts', 'e2e/offline.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 240_000,
    // Games are dealt anew in every run, and now and then one goes where a test did not think of. It gets a second try;
    // ./test names every test that needed it, so that it can be mended.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 30 } },
    projects: [
      { extends: true, test: { name: 'played', include: ['e2e/**/*.test.ts'], exclude: TIMED, maxWorkers: 2 } },
      // Afterwards.
      { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
