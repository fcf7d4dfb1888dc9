import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('people and posts are found by words, which the address keeps', async () => {
  const { page } = await newMember(browser, '/explore');
  const field = page.getByRole('searchbox', { name: 'Search people and posts' });
  await field.fill('marlow');
  await page.waitForURL('**/explore?q=marlow');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Ada Marlow' }).first().waitFor();
  await page
    .getByRole('heading', { name: t('posts.explore.found', { words: 'marlow' }) })
    .waitFor();
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Most liked' }).click();
  await page.waitForURL('**/explore?q=marlow&sort=popular');
  await reload(page);
  await expect.poll(() => field.inputValue()).toBe('marlow');
  expect(await page.getByRole('button', { name: 'Most liked' }).getAttribute('aria-pressed')).toBe(
    'true',
  );

  await main.getByRole('link', { name: 'Ada Marlow' }).first().click();
  await page.waitForURL('**/ada');
  await page.goBack();
  await page.waitForURL('**/explore?q=marlow&sort=popular');
  await expect.poll(() => field.inputValue()).toBe('marlow');

  await field.fill('<b>nobody</b> %_');
  await page.getByText(t('posts.explore.nothing', { words: '<b>nobody</b> %_' })).waitFor();
  await page.getByRole('heading', { name: t('posts.exploreSearch.search') }).waitFor();
  await page.getByRole('button', { name: t('posts.exploreSearch.clear') }).click();
  await page.waitForURL('**/explore?sort=popular');
  await main.getByRole('article').first().waitFor();
  expect(await field.inputValue()).toBe('');
});

test('a guest scrolls through all of it, to the end', async () => {
  const page = await openPage(browser, '/explore');
  const posts = page.getByRole('main').getByRole('article');
  await posts.first().waitFor();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.getByText(t('posts.exploreSearch.end')).isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  expect(await posts.count()).toBeGreaterThan(20);
});
