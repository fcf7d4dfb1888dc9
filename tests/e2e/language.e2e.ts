import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('an open document follows the language, in place, and stays readable when it does not come', async () => {
  const page = await openPage(browser, '/pages/terms', { height: 500 });
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const languages = page.getByRole('combobox').or(page.locator('select[name=locale]')).first();
  await languages.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);

  await languages.selectOption('fr');
  await expect.poll(() => title.textContent()).not.toBe('Terms');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const french = await title.textContent();

  await page.route('**/api/v1/pages/**', (route) => route.abort());
  await languages.selectOption('es');
  const problem = page.getByRole('main').getByRole('alert');
  await problem.waitFor();
  expect(await title.textContent()).toBe(french);
  await page.unroute('**/api/v1/pages/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => title.textContent()).not.toBe(french);
  await expect.poll(() => problem.count()).toBe(0);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
