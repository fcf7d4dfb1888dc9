import { defineConfig } from 'vitest/config';

/** Storybook as it is built, in a browser, as a designer would use it. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-designers',
  test: {
    name: 'designers',
    dir: 'tests/storybook',
    include: ['**/*.designer.ts'],
    globalSetup: ['tests/lib/temporary.ts'],
    pool: 'forks',
    maxWorkers: 1,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    hookTimeout: 600_000,
  },
});
