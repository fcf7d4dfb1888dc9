import { defineConfig } from '@playwright/test';

const { PAGE_PORT = '5199', BROWSER_PATH = '', BROWSER_ARGS = '[]' } = process.env;
const origin = `http://127.0.0.1:${PAGE_PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  timeout: 15_000,
  use: {
    baseURL: origin,
    launchOptions: {
      args: JSON.parse(BROWSER_ARGS) as string[],
      ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {}),
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js --host 127.0.0.1 --port ${PAGE_PORT} --strictPort`,
    url: origin,
  },
});
