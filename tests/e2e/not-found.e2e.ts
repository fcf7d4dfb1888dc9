import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { openBrowser } from './lib/browser.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('an address where nobody is is shown, and leads to a search for the name', async () => {
  const page = await openPage(browser, '/tomas');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByRole('main').getByText('/tomas', { exact: true }).waitFor();
  await page.getByRole('link', { name: "Look for 'tomas' in Explore" }).click();
  await page.getByRole('heading', { name: 'tomas, Explore' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=tomas');
  await page.getByRole('link', { name: /Tom/ }).first().waitFor();
});

test('a path of no route shows itself, and has no name to look for', async () => {
  const page = await openPage(browser, '/nothing/at/all');
  await page.getByRole('main').getByText('/nothing/at/all').waitFor();
  expect(await page.getByRole('link', { name: /Look for/ }).count()).toBe(0);
});
