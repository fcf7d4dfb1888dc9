import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

/** Of servers that are processes of their own on the embedded database: the same on any other. */
const embeddedOnly = ['billing/killed.test.ts', 'kernel/{data-dir,draining,process}.test.ts'];
/** Walks through every call, one after the other in truth. */
const walks = ['security/unknown-numbers.test.ts', 'openapi/document.test.ts'];
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;
const isWhole = isEmbedded || process.env['TEST_WHOLE'] !== undefined;

const folder = new URL('backend/', import.meta.url);
/** Calls that run at the same time, and what the services themselves do. */
const concurrent = /Promise\.all|redis/i;

/**
 * The embedded database is PostgreSQL with one connection, so a call after another does the same in both.
 * What several connections or processes can do otherwise runs on the server's too.
 */
const concurrentFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.test.ts') && concurrent.test(readFileSync(new URL(file, folder), 'utf8')),
  );

/**
 * The backend in process: all of it on PGlite in memory, or on PostgreSQL with `TEST_DATABASE_URL` what
 * runs at the same time (the whole with `TEST_WHOLE=1`).
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-backend',
  test: {
    name: 'backend',
    dir: 'tests/backend',
    include: isWhole ? ['**/*.test.ts'] : concurrentFiles(),
    exclude: [
      ...configDefaults.exclude,
      ...(isEmbedded ? [] : [...embeddedOnly, ...(isWhole ? [] : walks)]),
    ],
    globalSetup: ['tests/lib/temporary.ts'],
    setupFiles: ['tests/lib/seeded.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    hookTimeout: 240_000,
  },
});
