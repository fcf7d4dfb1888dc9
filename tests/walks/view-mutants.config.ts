import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { viewMutants } from '#tests/paths/views/plugin.ts';
import browser from '../browser.config.ts';
import { judgedCommands } from '#tests/paths/views/judged.ts';

const [walks] = browser.test?.projects ?? [];
if (typeof walks !== 'object' || !('test' in walks)) throw new Error('The first project walks.');

/** Runs side by side have a port and a cache each. */
const lane = Number(process.env['MUTANTS_LANE'] ?? 0);

/** `npm run paths -- views`: the walks again, each through views with a fault in them. */
export default defineConfig({
  ...browser,
  test: {
    isolate: false,
    fileParallelism: false,
    dangerouslyIgnoreUnhandledErrors: true,
    projects: [
      {
        ...walks,
        cacheDir: `node_modules/.cache/vite-view-mutants-${lane}`,
        plugins: [viewMutants(new URL('../../src/views/', import.meta.url).pathname), react()],
        test: {
          ...walks.test,
          retry: 0,
          include: ['walks/view-mutants.run.tsx'],
          // Most of its looks are to find nothing, and each waits until then.
          expect: { poll: { timeout: 600, interval: 10 } },
          browser: {
            ...walks.test?.browser,
            api: { host: '127.0.0.1', port: 4520 + lane },
            commands: judgedCommands,
          },
        },
      },
    ],
  },
});
