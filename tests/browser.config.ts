import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lookCommands as storyLooks } from '../.storybook/looks/commands.ts';
import { findBrowser } from './lib/browser.ts';
import { browserPackages } from './lib/packages.ts';
import { providerPage } from './lib/provider-page.ts';
import { lookCommands as walkLooks } from './lib/walk/look-commands.ts';
import { replayCommands } from './lib/walk/replay-file.ts';

const root = new URL('..', import.meta.url).pathname;
const { executablePath, args, env } = await findBrowser();

/** Shards that run side by side have a port and a cache each (lib/steps.ts). */
const shard = Number(process.env['TEST_SHARD'] ?? 0);
const cacheOf = (name: string) => `node_modules/.cache/vite-${name}${shard > 0 ? `-${shard}` : ''}`;

/** One page and no isolation: on two cores that is two and a half times faster than a page a file. */
const browser = (port: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args, env },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
    actionTimeout: 20_000,
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 900 } }],
  api: { host: '127.0.0.1', port: port + shard },
});

/** In CI only, and told (lib/report.ts): a machine that stood still must not refuse a change. */
const retry = process.env['CI'] ? 1 : 0;

/** Views in a real browser: every transition of every chart, and every story with axe. */
export default defineConfig({
  root,
  test: {
    isolate: false,
    fileParallelism: false,
    projects: [
      {
        root,
        cacheDir: cacheOf('walks'),
        plugins: [react(), providerPage()],
        optimizeDeps: { include: browserPackages(), entries: [] },
        test: {
          name: 'walks',
          dir: 'tests',
          include: ['**/*.browser.test.ts', '**/*.browser.test.tsx'],
          isolate: false,
          retry,
          testTimeout: 240_000,
          // A look costs next to nothing in the page itself, and 50 ms between two are most of a short wait.
          expect: { poll: { timeout: 20_000, interval: 10 } },
          browser: { ...browser(4450), commands: { ...walkLooks, ...replayCommands } },
        },
      },
      {
        root,
        cacheDir: cacheOf('stories'),
        plugins: [storybookTest({ configDir: '.storybook' })],
        // The page before the app reads the contract.
        optimizeDeps: { include: [...browserPackages(), 'storybook/internal/csf', 'zod'] },
        test: {
          name: 'stories',
          isolate: false,
          retry,
          // One at a time: a look is that of the window in which a story was drawn.
          setupFiles: [`.storybook/${process.env['VITE_NARROW'] ? 'narrow' : 'looks'}/setup.ts`],
          browser: { ...browser(4480), commands: storyLooks },
        },
      },
    ],
  },
});
