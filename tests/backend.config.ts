import { defineConfig } from 'vitest/config';

/** The backend in process, on PGlite in memory, or on PostgreSQL with `TEST_DATABASE_URL`. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-backend',
  test: {
    name: 'backend',
    dir: 'tests/backend',
    include: ['**/*.test.ts'],
    globalSetup: ['tests/lib/temporary.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
