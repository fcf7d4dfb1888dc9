import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a guest has the key of the search and no other', async () => {
  const page = await openPage(browser, '/pages/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isQuiet(page);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('fog');
  await page.waitForURL(/\/explore/);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('fog');
});

test('F6 walks the regions of a page, and backwards with Shift', async () => {
  const page = await signedIn(browser, 'bo', '/explore');
  await isQuiet(page);
  const at = () =>
    page.evaluate(() => document.activeElement?.closest('nav, main')?.localName ?? 'body');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('F6');
  expect(await at()).toBe('nav');
  await page.keyboard.press('F6');
  expect(await at()).toBe('main');
  await page.keyboard.press('Shift+F6');
  expect(await at()).toBe('nav');
});
