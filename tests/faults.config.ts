import { defineConfig } from 'vitest/config';

/** Random simulations against the real backend in process; `FAULT_RUNS` of them, or one `FAULT_SEED` again. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-faults',
  test: {
    name: 'faults',
    dir: 'tests/faults',
    include: ['**/*.test.ts'],
    globalSetup: ['tests/lib/temporary.ts'],
    environment: 'node',
    pool: 'threads',
    // The client of tus for browsers: its code for Node knows no files of a browser.
    alias: { 'tus-js-client': 'tus-js-client/lib.es5/browser/index.js' },
    hookTimeout: 240_000,
    // On a busy machine one of these takes as long as all of them elsewhere.
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});
