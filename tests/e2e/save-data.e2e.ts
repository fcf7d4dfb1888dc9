import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { isStill, newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/**
 * Until what would come of itself has come: longer than the page's load and `settleDelay`
 * (src/ui/loading/when-idle.ts), by the page's own clock, and then until no script has come for three seconds.
 */
const rest = async (page: Page, scripts: readonly string[]) => {
  await page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (
      load !== undefined && load.loadEventEnd > 0 && performance.now() - load.loadEventEnd > 5_000
    );
  });
  let [count, since] = [scripts.length, performance.now()];
  await expect
    .poll(async () => {
      await isQuiet(page);
      if (scripts.length !== count) [count, since] = [scripts.length, performance.now()];
      return performance.now() - since > 3_000;
    })
    .toBe(true);
};

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
  await page
    .getByRole('button', { name: /^Load: / })
    .first()
    .waitFor();
  const atFirst = scripts.length;
  await rest(page, scripts);
  await page.locator('a[href="/messages"]').first().hover();
  await isQuiet(page);
  expect(scripts.slice(atFirst)).toEqual([]);
  await page.locator('a[href="/messages"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  expect(scripts.length).toBeGreaterThan(atFirst);
});

test('what dialogs need is fetched at the first sign of somebody at the page, and once', async () => {
  const { page, scripts } = await openOn();
  await rest(page, scripts);
  const atRest = scripts.length;
  await page.mouse.move(2, 2);
  await expect.poll(() => scripts.length).toBeGreaterThan(atRest);
  await isQuiet(page);
  const atIntent = scripts.length;
  await page.mouse.move(4, 4);
  await isQuiet(page);
  expect(scripts.length).toBe(atIntent);
});

/** Pictures and videos of posts and messages, and what stands above profiles; faces are let through. */
const watchMedia = (page: Page) => {
  const media: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/full') || search.includes('signature=')) media.push(request.url());
  });
  return media;
};
/** Fetches what waits below, as a reader would. */
const scrollOn = async (page: Page) => {
  for (let step = 0; step < 4; step += 1) {
    await page.mouse.wheel(0, 900);
    await isStill(page);
    await isQuiet(page);
  }
};
const firstImage = (page: Page) => page.locator('article img[width]').first();
const held = (page: Page) => page.locator('article').getByRole('button', { name: /^Load: / });

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
])('with %s no picture is fetched before it is asked for, and its room is kept', async (_, at) => {
  const { page } = await openOn(at);
  const media = watchMedia(page);
  for (const path of ['/', '/ada', '/explore']) {
    await page.goto(path);
    await page.getByRole('article').first().waitFor();
    await scrollOn(page);
  }
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isQuiet(page);
  expect(media).toEqual([]);
  await page.goto('/');
  await held(page).first().waitFor();
  const all = await page.getByRole('article').all();
  const holds = await Promise.all(
    all.map((one) => one.getByRole('button', { name: /^Load: / }).count()),
  );
  const card = page.getByRole('article').nth(holds.findIndex((count) => count > 0));
  const load = card.getByRole('button', { name: /^Load: / });
  expect(media).toEqual([]);
  const before = await card.boundingBox();
  await load.focus();
  await page.keyboard.press('Enter');
  await card.locator('img[width]').waitFor();
  await expect.poll(() => media.length).toBe(1);
  await expect
    .poll(async () => Math.round((await card.boundingBox())?.height ?? 0))
    .toBe(Math.round(before?.height ?? 0));
  await page.context().close();
});

/** The setting, in a tab beside `where`. */
const setting = async (where: Page) => {
  const tab = await where.context().newPage();
  await tab.goto('/settings/site');
  const field = tab.locator('select[name=dataSaver]');
  await field.waitFor();
  await where.bringToFront();
  return field;
};

test('the setting outlives the visit, goes before the network, and is the same in every tab', async () => {
  const { page } = await openOn({ saveData: true, effectiveType: '4g' });
  await held(page).first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await held(other).first().waitFor();
  await (await setting(page)).selectOption('off');
  // The code that follows the setting comes with the first press.
  await page.mouse.click(2, 2);
  await firstImage(page).waitFor();
  await expect.poll(() => held(page).count()).toBe(0);
  await other.mouse.click(2, 2);
  await expect.poll(() => other.locator('html').getAttribute('data-saver')).toBe('off');
  await expect.poll(() => held(other).count()).toBe(0);

  await reload(page);
  await firstImage(page).waitFor();
  await (await setting(page)).selectOption('on');
  const media = watchMedia(page);
  await reload(page);
  await held(page).first().waitFor();
  await scrollOn(page);
  expect(media).toEqual([]);
  await page.context().close();
});
