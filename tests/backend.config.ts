import { configDefaults, defineConfig } from 'vitest/config';

/** Of servers that are processes of their own on the embedded database: the same on any other. */
const embeddedOnly = ['billing/killed.test.ts', 'kernel/{data-dir,draining,process}.test.ts'];
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

/** The backend in process, on PGlite in memory, or on PostgreSQL with `TEST_DATABASE_URL`. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-backend',
  test: {
    name: 'backend',
    dir: 'tests/backend',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isEmbedded ? [] : embeddedOnly)],
    globalSetup: ['tests/lib/temporary.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
