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
    .getByRole('heading', { name: t('posts.explorePage.found', { words: 'marlow' }) })
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
  await page.getByRole('heading', { level: 1, name: t('posts.explore.title') }).waitFor();
  await page.getByRole('region', { name: t('people.suggestions.title') }).waitFor();
  await page.getByRole('button', { name: t('posts.exploreSearch.clear') }).click();
  await page.waitForURL('**/explore?sort=popular');
  await main.getByRole('article').first().waitFor();
  expect(await field.inputValue()).toBe('');
});

test('each kind has its number and its address, and a person is followed where found', async () => {
  const { page } = await newMember(browser, '/explore?q=ada');
  const kind = (key: 'all' | 'people' | 'posts') =>
    page
      .getByRole('group', { name: t('posts.exploreKind.label') })
      .getByRole('button', { name: new RegExp(`^${t(`posts.exploreKind.${key}`)} .*\\d`) });
  const counts = page.getByRole('status').filter({ hasText: /^\d+ results?$/ });
  await counts.waitFor({ state: 'attached' });
  const all = await counts.textContent();
  await kind('people').click();
  await page.waitForURL('**/explore?q=ada&kind=people');
  await page
    .getByRole('heading', { name: t('posts.explorePage.found', { words: 'ada' }) })
    .waitFor();
  const follow = page.getByRole('button', {
    name: t('people.follow.startLabel', { name: 'Ada Marlow' }),
  });
  await follow.click();
  await page
    .getByRole('button', { name: t('people.follow.stopLabel', { name: 'Ada Marlow' }) })
    .waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
  await reload(page);
  await page
    .getByRole('button', { name: t('people.follow.stopLabel', { name: 'Ada Marlow' }) })
    .waitFor();
  await expect.poll(() => counts.textContent()).not.toBe(all);
  await kind('posts').click();
  await page.waitForURL('**/explore?q=ada&kind=posts');
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await follow.count()).toBe(0);
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
