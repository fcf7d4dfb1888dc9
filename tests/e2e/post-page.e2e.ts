import type { Browser } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { answer, cards, dialog, fillCard, newMember } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const paid = 'Five states of one plate';

test('a post is opened by its title, liked once and for all, and unlocked where it stands', async () => {
  const { page } = await newMember(browser, '/ada');
  await page.getByRole('link', { name: paid }).click();
  await page.waitForURL(/\/ada\/post\/\d+$/);
  await page.getByRole('heading', { level: 1, name: paid }).waitFor();
  expect(await page.getByRole('article').locator('img').count()).toBe(1);

  const like = page.getByRole('button', { name: /^Like, \d+ likes$/ });
  const likes = async () => Number(/\d+/.exec((await like.getAttribute('aria-label')) ?? '')?.[0]);
  const before = await likes();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/like')),
    like.click(),
  ]);
  expect(await likes()).toBe(before + 1);
  await reload(page);
  await like.waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  expect(await likes()).toBe(before + 1);

  await page.getByText(t('posts.postCard.kept')).waitFor();
  await page.getByRole('button', { name: 'Unlock for $5.00' }).click();
  await fillCard(page, cards.pays);
  await answer(page, 'Pay $5.00').click();
  await dialog(page).getByText('Payment number').waitFor();
  await answer(page, 'Done').click();
  await page.getByText(/^Bought on .* for \$5\.00$/).waitFor();
  await expect.poll(() => page.getByRole('article').locator('img').count()).toBeGreaterThan(3);
  await page.context().close();
});

test('a post that is unknown, and one of a person who hides from the viewer, look the same', async () => {
  const page = await openPage(browser, '/ada/post/987654');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ada/post/987654');
  await page.context().close();
});

test('a guest reads what is public and is led to sign in where it is locked', async () => {
  const page = await openPage(browser, '/ada');
  await page.getByRole('link', { name: paid }).click();
  await page.getByRole('heading', { level: 1, name: paid }).waitFor();
  await page.getByRole('link', { name: t('posts.profilePosts.loginToUnlock') }).waitFor();
  expect(await page.getByRole('button', { name: /^(Like|Send a tip|Unlock)/ }).count()).toBe(0);
  await page.context().close();
});
