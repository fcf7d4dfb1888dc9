import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { objections } from './lib/axe.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const heading = (page: Page, title: string) =>
  page.getByRole('alert').getByRole('heading', { name: title });
const appCode = '**/assets/*.js';

test('a person is told, and can try again', async () => {
  const page = await (await newProfile(browser, { locale: 'ru' })).newPage();
  await page.route(appCode, (route) => route.abort());
  await page.goto('/');
  await heading(page, 'Страница не загрузилась').waitFor();
  expect(await objections(page)).toEqual([]);
  await page.unroute(appCode);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page
    .getByRole('heading', { name: /Fanfare/ })
    .first()
    .waitFor();
});

test('a browser that does not understand it is told to be updated', async () => {
  const context = await newProfile(browser);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  const page = await context.newPage();
  await page.route(appCode, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }),
  );
  await page.goto('/');
  await heading(page, 'This browser is too old').waitFor();
});

test('a browser without scripts is told in every language', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin() });
  const page = await context.newPage();
  await page.goto('/');
  // A locator by text passes over what stands in `noscript`.
  const words = page.locator('noscript p');
  await words.first().waitFor();
  expect(await words.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
    'en',
    'es',
    'fr',
    'pt-BR',
    'zh',
    'ru',
  ]);
  await context.close();
});
