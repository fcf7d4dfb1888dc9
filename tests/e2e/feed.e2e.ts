import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { isStill, openBrowser, reload } from './lib/browser.ts';
import { newMember, signedIn } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';
import { post } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const card = (page: Page, title: string) =>
  page.locator('[data-anchor]').filter({ has: page.getByRole('link', { name: title }) });
/** A member with something in their feed: they follow Ada. */
const reader = async () => {
  const member = await newMember(browser, '/ada');
  // The button says so before the server does.
  const followed = member.page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('follow'),
  );
  await member.page.getByRole('button', { name: 'Follow Ada Marlow' }).click();
  await followed;
  await member.page.goto('/');
  await member.page.getByRole('article').first().waitFor();
  return member.page;
};
const publish = (page: Page, title: string) =>
  post(page.request, '/api/v1/posts', { title, text: 'New.', visibility: 'public' }, page.url());
/** Turns the wheel, and waits until the page has moved and stands still. */
const wheel = async (page: Page, by: number) => {
  // A page that has not been painted yet drops it.
  await isStill(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const from = await scrolled();
  await page.mouse.wheel(0, by);
  await expect.poll(scrolled).not.toBe(from);
  await isStill(page);
};
const label = (like: ReturnType<Page['getByRole']>) => like.getAttribute('aria-label');

test('a card of the feed is liked in place; a like that fails goes back and says so', async () => {
  const page = await reader();
  const first = page.getByRole('article').first();
  const like = first.getByRole('button', { name: /^Like, / });
  const before = await label(like);
  await like.click();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  const liked = await label(like);
  expect(liked).not.toBe(before);
  // The page of the post says the same, and what is taken back there is taken back here.
  await first.getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const alone = page.getByRole('article').getByRole('button', { name: /^Like, / });
  await expect.poll(() => alone.getAttribute('aria-pressed')).toBe('true');
  await alone.click();
  await expect.poll(() => label(alone)).toBe(before);
  await page.goBack();
  await expect.poll(() => label(like)).toBe(before);
  expect(await like.getAttribute('aria-pressed')).toBe('false');

  await page.route('**/like', (route) => route.abort());
  await like.click();
  await first.getByText(t('posts.like.likeRefused')).waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('false');
  await first.getByText(t('posts.like.likeRefused')).waitFor({ state: 'detached' });
  await page.context().close();
});

test('new posts wait behind a button that moves nothing, and leads to the first of them', async () => {
  const page = await reader();
  await isQuiet(page);
  await wheel(page, 900);
  const anchor = page.locator('[data-anchor]').nth(2);
  const before = await anchor.boundingBox();
  const creator = await signedIn(browser, 'ada', '/ada');
  const name = `Seen at once ${Date.now()}`;
  await publish(creator, name);
  await button(page, '1 new post').waitFor();
  await publish(creator, `${name} again`);
  await button(page, '2 new posts').waitFor();
  expect(await anchor.boundingBox()).toEqual(before);
  expect(await page.getByRole('link', { name }).count()).toBe(0);
  await button(page, '2 new posts').click();
  const newest = page.getByRole('link', { name: `${name} again` });
  await newest.waitFor();
  await expect.poll(() => newest.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await button(page, '2 new posts').count()).toBe(0);
  await Promise.all([page.context().close(), creator.context().close()]);
});

test('a hidden post folds to a row with its undo, and stays away from the next visit on', async () => {
  const page = await reader();
  const heading = page.getByRole('article').first().getByRole('heading', { level: 2 });
  const title = (await heading.textContent()) ?? '';
  const choose = async (item: string) => {
    await card(page, title)
      .getByRole('button', { name: t('posts.profilePosts.postMore') })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const answered = (method: string, press: () => Promise<void>) =>
    Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith('/hide') && answer.request().method() === method,
      ),
      press(),
    ]);
  await choose(t('posts.postActions.reason'));
  await page.getByText(t('posts.postActions.reasons.feed', { name: 'Ada Marlow' })).waitFor();
  // Pressed again before the answer came, a press and its undo are sent as nothing at all.
  await answered('POST', () => choose('Hide'));
  const row = page.locator('[data-anchor]').first();
  await row.getByText(t('posts.postHide.hidden')).waitFor();
  expect((await row.boundingBox())?.height).toBeLessThan(60);
  expect(
    await row.locator('[tabindex="-1"]').evaluate((place) => place === document.activeElement),
  ).toBe(true);
  await answered('DELETE', () => button(page, 'Undo').click());
  await heading.waitFor();
  expect(await heading.textContent()).toBe(title);
  await answered('POST', () => choose('Hide'));
  await reload(page);
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('link', { name: title, exact: true }).count()).toBe(0);
  await page.context().close();
});

test('Back restores the card under the eye, also where no picture comes', async () => {
  const page = await reader();
  await page.route(/\/files\/|\/media\//, (route) => route.abort());
  await reload(page);
  await page.getByRole('article').first().waitFor();
  for (let i = 0; i < 4; i += 1) await wheel(page, 700);
  await isQuiet(page);
  const seen = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-anchor]')];
    const under = cards.find((each) => each.getBoundingClientRect().bottom > 80);
    return { id: under?.getAttribute('data-anchor'), top: under?.getBoundingClientRect().top ?? 0 };
  });
  for (const leave of [
    () => page.getByRole('link', { name: 'Explore' }).first().click(),
    () => page.reload(),
  ]) {
    await leave();
    if (page.url().endsWith('/explore')) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
    }
    const top = () =>
      page
        .locator(`[data-anchor="${seen.id ?? ''}"]`)
        .evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - seen.top) <= 8).toBe(true);
  }
  await page.context().close();
});

test('a post that comes out is seen, opened, liked, commented on and reported', async () => {
  const page = await reader();
  await isQuiet(page);
  const creator = await signedIn(browser, 'ada', '/ada');
  const name = `From end to end ${Date.now()}`;
  await publish(creator, name);
  await button(page, '1 new post').click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Like, 0 likes' }).click();
  await page.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await page.getByLabel('Write a comment').fill('Seen it.');
  await page.getByLabel('Write a comment').press('Enter');
  await page.getByRole('heading', { name: '1 comment', exact: true }).waitFor();
  await page.getByRole('button', { name: t('posts.profilePosts.postMore') }).click();
  await page.getByRole('menuitem', { name: 'Report post' }).click();
  await page.getByLabel('Reason').selectOption('spam');
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await page
    .getByRole('dialog')
    .getByText(/number/i)
    .first()
    .waitFor();
  await Promise.all([page.context().close(), creator.context().close()]);
});
