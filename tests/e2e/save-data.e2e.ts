import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, openBrowser, signIn } from './lib/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Longer than `whenIdle` waits (src/ui/when-idle.ts). */
const rest = (page: Page) => page.waitForTimeout(6_000);

/** A page whose browser reports such a network, and the scripts that it fetches. */
const openOn = async (connection?: object) => {
  const context = await newProfile(browser);
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, 'bo');
  await page.getByRole('article').first().waitFor();
  if (connection)
    await context.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  return { page, scripts };
};

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['3g', { saveData: false, effectiveType: '3g' }],
])('with %s nothing is fetched ahead, and all comes when it is wanted', async (_, connection) => {
  const { page, scripts } = await openOn(connection);
  const atFirst = scripts.length;
  await rest(page);
  await page.locator('a[href="/messages"]').first().hover();
  await page.waitForTimeout(500);
  expect(scripts.slice(atFirst)).toEqual([]);
  await page.locator('a[href="/messages"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  expect(scripts.length).toBeGreaterThan(atFirst);
});

test('what dialogs need is fetched at the first sign of somebody at the page, and once', async () => {
  const { page, scripts } = await openOn();
  await rest(page);
  const atRest = scripts.length;
  await page.waitForTimeout(2_000);
  expect(scripts.slice(atRest)).toEqual([]);
  await page.mouse.move(2, 2);
  await expect.poll(() => scripts.length).toBeGreaterThan(atRest);
  await page.waitForTimeout(500);
  const atIntent = scripts.length;
  await page.mouse.move(4, 4);
  await page.waitForTimeout(500);
  expect(scripts.length).toBe(atIntent);
});
