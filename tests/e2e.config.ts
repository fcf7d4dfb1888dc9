import { defineConfig } from 'vitest/config';

/** The built product, driven in a real browser as members would: two files at once, each on a server of its own. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-e2e',
  test: {
    name: 'e2e',
    dir: 'tests/e2e',
    include: ['**/*.e2e.ts'],
    globalSetup: ['tests/lib/temporary.ts', 'tests/e2e/lib/global-setup.ts'],
    setupFiles: ['tests/e2e/lib/setup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    retry: process.env['CI'] ? 1 : 0,
    // Longer than any one wait (20 s), so that what did not come is named, and not the test alone.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    hookTimeout: 120_000,
  },
});
