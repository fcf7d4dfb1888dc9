import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import browser from '../browser.config.ts';
import { faultPlugin } from './fault-plugin.ts';

const [walks] = browser.test?.projects ?? [];
if (typeof walks !== 'object' || !('test' in walks)) throw new Error('The first project walks.');

/** `npm run paths:view-faults`: the walks again, each through a view with a fault in it. */
export default defineConfig({
  ...browser,
  test: {
    isolate: false,
    fileParallelism: false,
    projects: [
      {
        ...walks,
        cacheDir: 'node_modules/.cache/vite-view-faults',
        plugins: [faultPlugin(), react()],
        test: {
          ...walks.test,
          include: ['walks/view-faults.run.tsx'],
          browser: { ...walks.test?.browser, api: { host: '127.0.0.1', port: 4510 } },
          // Most of its looks are to find nothing, and each waits until then.
          expect: { poll: { timeout: 600, interval: 10 } },
        },
      },
    ],
  },
});
