import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { openPage } from './lib/newcomer.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('an address where nobody is is shown, and leads to a search for the name', async () => {
  const page = await openPage(browser, '/tomas');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByRole('main').getByText('/tomas', { exact: true }).waitFor();
  await page.getByRole('link', { name: t('app.notFound.look', { name: 'tomas' }) }).click();
  await page
    .getByRole('heading', { name: t('posts.explorePage.found', { words: 'tomas' }) })
    .waitFor();
  expect(new URL(page.url()).search).toBe('?q=tomas');
  await page.getByRole('link', { name: /Tom/ }).first().waitFor();
});

test('a path of no route shows itself, and has no name to look for', async () => {
  const page = await openPage(browser, '/nothing/at/all');
  await page.getByRole('main').getByText('/nothing/at/all').waitFor();
  expect(await page.getByRole('link', { name: pattern('app.notFound.look') }).count()).toBe(0);
});

/** As mails, proxies and hands make them. */
const odd = [
  '//evil.test/feed',
  '//',
  '///feed',
  '/nothing//here',
  '/%E0%A4%A',
  '/%',
  '/%2F%2Fevil',
  '/%00',
  '/@@@/%5C',
  '/%2F%2Fevil.test',
  '/assets//x',
  '/foo.png',
  '/foo.png/whole',
  '/storage/none/full',
  '/a%2Fb.png',
];

test.each(odd)('the odd address %s never ends in a blank page', async (path) => {
  const page = await openPage(browser, origin() + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('main').waitFor();
  expect(new URL(page.url()).origin).toBe(origin());
});
