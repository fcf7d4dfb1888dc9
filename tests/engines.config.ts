import { defineConfig } from 'vitest/config';

/** The main ways through the built product in Firefox and WebKit, where the system has them. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-engines',
  test: {
    name: 'engines',
    dir: 'tests/engines',
    include: ['**/*.engine.ts'],
    globalSetup: ['tests/lib/temporary.ts', 'tests/e2e/lib/global-setup.ts'],
    setupFiles: ['tests/e2e/lib/file-world.ts'],
    pool: 'forks',
    maxWorkers: 1,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 360_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    hookTimeout: 360_000,
  },
});
