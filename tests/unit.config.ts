import { defineConfig } from 'vitest/config';

/**
 * Suite that needs neither a browser nor a database: charts walked purely, contracts, clients,
 * house rules.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-unit',
  test: {
    name: 'unit',
    dir: 'tests',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/backend/**', '**/e2e/**', '**/bench/**', '**/faults/**', '**/*.browser.test.*'],
    globalSetup: ['tests/lib/temporary.ts'],
    setupFiles: ['tests/lib/seeded.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});
