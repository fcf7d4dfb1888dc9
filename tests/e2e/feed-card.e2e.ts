import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { newMember } from './lib/member.ts';
import { button } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A member on Ada's page, whom they follow by now. */
const follower = async (): Promise<Page> => {
  const { page } = await newMember(browser, '/ada', { width: 1_440, height: 900 });
  // The button says so before the server does.
  const followed = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('follow'),
  );
  await page.getByRole('button', { name: 'Follow Ada Marlow' }).click();
  await followed;
  return page;
};
const reader = async () => {
  const page = await follower();
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  return page;
};

test('a card has four quiet ways on: its comments, a tip, the link, and each picture in full', async () => {
  const page = await reader();
  const first = page
    .getByRole('article')
    .filter({ has: page.getByRole('img') })
    .first();
  await first
    .getByRole('button', { name: t('posts.postActions.tip', { name: 'Ada Marlow' }) })
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Headless browsers have no share sheet: the link is copied, and said to be.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await first.getByRole('button', { name: t('posts.postActions.share') }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/ada\/post\/\d+$/);
  await page.getByText(await copied()).waitFor();

  const picture = page.getByRole('button', { name: /^Open picture/ }).first();
  await picture.focus();
  await picture.press('Enter');
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => picture.evaluate((one) => one === document.activeElement)).toBe(true);

  await first.getByRole('link', { name: /^\d+ comments?$/ }).click();
  await page.waitForURL(/\/ada\/post\/\d+#comments$/);
  await page.context().close();
});

test.each([390, 800, 1440])(
  'the first hour at %i: creators to follow, then their posts',
  async (width) => {
    const { page } = await newMember(browser, '/', { width, height: 900 });
    await page.getByText(t('posts.feed.emptyTitle')).waitFor();
    const people = page
      .getByRole('main')
      .getByRole('region', { name: t('people.suggestions.title') });
    await people.getByRole('listitem').first().waitFor();
    expect(await people.getByRole('listitem').count()).toBeGreaterThan(5);
    expect(
      await page.getByRole('complementary', { name: t('people.suggestions.title') }).count(),
    ).toBe(0);
    await people.getByRole('button', { name: 'Follow Ada Marlow' }).click();
    await button(page, t('posts.feed.show')).click();
    await page.getByRole('article').first().waitFor();
    await page.context().close();
  },
);

test('without a socket, and only then, a button looks for new posts', async () => {
  const page = await reader();
  await isQuiet(page);
  expect(await button(page, t('posts.newPosts.look')).count()).toBe(0);
  await page.context().close();

  const cut = await follower();
  await cut.routeWebSocket(/.*/, (socket) => void socket.close());
  await cut.goto('/');
  await cut.getByRole('article').first().waitFor();
  const look = button(cut, t('posts.newPosts.look'));
  await look.waitFor({ timeout: 30_000 });
  const reread = cut.waitForResponse((answer) => /\/api\/v1\/feed(\?|$)/.test(answer.url()));
  await look.click();
  await reread;
  await expect.poll(() => look.isEnabled()).toBe(true);
  await cut.context().close();
});
