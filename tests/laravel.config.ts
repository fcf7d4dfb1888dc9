import { defineConfig } from 'vitest/config';

/** The guide for Laravel, carried out: its files in a new application, signed in to by the built client. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-laravel',
  test: {
    name: 'laravel',
    dir: 'tests/laravel',
    include: ['**/*.laravel.ts'],
    globalSetup: ['tests/lib/temporary.ts', 'tests/laravel/lib/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 360_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
    hookTimeout: 300_000,
  },
});
