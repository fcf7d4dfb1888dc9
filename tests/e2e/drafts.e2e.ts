import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { myPostsAnswer } from '#src/contract/posts/post-write.ts';
import { t } from '#stories/lib/texts.ts';
import { isWhole, newProfile, openBrowser, reload } from './lib/browser.ts';
import { isPublished, saved, words } from './lib/composer.ts';
import { during } from './lib/during.ts';
import { newMember, signedIn } from './lib/member.ts';
import { addressOf, button, strong } from './lib/newcomer.ts';
import { slowTime } from './lib/slow-time.ts';
import { endSession } from './lib/way-in.ts';

const answerTo = (page: Page, method: string) =>
  page.waitForResponse((answer) => answer.request().method() === method);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a discarded draft goes from the server, whatever becomes of the answers', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await words(page).fill('Not wanted after all.');
  await saved(page);
  const drafts = await page.context().newPage();
  await drafts.goto('/profile?show=drafts');
  await drafts.getByText('Not wanted after all.').waitFor();
  await slowTime(page);
  await reload(page);
  let lost = 0;
  await page.route('**/api/v1/posts/*?status=draft', async (route) => {
    lost += 1;
    if (lost === 1) await route.fetch();
    return route.abort();
  });
  await button(page, 'Discard').click();
  await page.getByText(/^Discarded on this device/).waitFor();
  await reload(drafts);
  await drafts.getByText('No drafts').waitFor();

  await button(page, 'Undo').click();
  expect(await words(page).inputValue()).toBe('Not wanted after all.');
  await page.unroute('**/api/v1/posts/*?status=draft');
  await reload(page);
  await button(page, t('posts.postEditor.keep')).click();
  await saved(page);
  await reload(drafts);
  await drafts.getByText('Not wanted after all.').waitFor();

  await page.route('**/api/v1/posts/*?status=draft', (route) => route.abort());
  await reload(page);
  await button(page, 'Discard').click();
  await page.getByText(/^Discarded on this device/).waitFor();
  await page.unroute('**/api/v1/posts/*?status=draft');
  const gone = await during(answerTo(page, 'DELETE'), () => reload(page));
  expect(gone.status()).toBe(204);
  expect(await words(page).inputValue()).toBe('');
  expect(await page.getByText(/^Restored/).count()).toBe(0);
  await reload(drafts);
  await drafts.getByText('No drafts').waitFor();
});

/** Another device of the same member. */
const otherDevice = async (page: Page): Promise<Page> => {
  const context = await newProfile(browser);
  await context.addCookies(await page.context().cookies());
  return context.newPage();
};

test('two devices that edit one post are shown both versions, and none is lost', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await page.getByLabel('Title', { exact: true }).fill('Kitchen session');
  await words(page).fill('The words that are out.');
  await button(page, 'Publish').click();
  await isPublished(page);
  const path = new URL(page.url()).pathname;
  await page.goto(`${path}/edit`);
  await words(page).fill('Words of the first device.');
  await saved(page);
  const other = await otherDevice(page);
  await other.goto(`${path}/edit`);
  await other.getByText(/^Restored from/).waitFor();
  await words(other).fill('Words of the second device.');
  await saved(other);

  await words(page).fill('Words of the first device, and more.');
  await page.getByText('This post was changed on another device.').waitFor();
  const mine = page.getByRole('region', { name: 'On this device' });
  const theirs = page.getByRole('region', { name: 'On the other device' });
  expect(await mine.locator('mark').allTextContents()).toEqual(['first device, and more.']);
  expect(await theirs.locator('mark').allTextContents()).toEqual(['second device.']);
  await button(page, t('posts.postDraft.useMine')).click();
  await saved(page);

  await other.goto('/profile?show=drafts');
  await other
    .getByRole('link', { name: t('posts.myPosts.changesTo', { title: 'Kitchen session' }) })
    .waitFor();
  await other.getByText(/Kept until /).waitFor();
  await other
    .getByRole('link', { name: t('posts.myPosts.otherOf', { title: 'Kitchen session' }) })
    .click();
  await other.getByText(/^Restored from/).waitFor();
  expect(await words(other).inputValue()).toBe('Words of the second device.');
  await other.goto(`${path}/edit`);
  await other.getByText(/^Restored from/).waitFor();
  expect(await words(other).inputValue()).toBe('Words of the first device, and more.');
});

test('a post that another device published comes out once, and the device that wrote it is told', async () => {
  const { page } = await newMember(browser, '/profile/new');
  await words(page).fill('one two');
  await saved(page);
  const other = await otherDevice(page);
  await other.goto('/profile?show=drafts');
  await other.getByRole('link', { name: 'one two' }).click();
  await words(other).fill('one two three');
  await button(other, 'Publish').click();
  await isPublished(other);

  await button(page, 'Publish').click();
  await page.getByText(t('posts.postDraft.out')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile/new');
  expect(await words(page).inputValue()).toBe('one two');
  await reload(page);
  await page.getByText(t('posts.postDraft.out')).waitFor();
  expect(await words(page).inputValue()).toBe('');
  expect(await page.getByText(/^Restored/).count()).toBe(0);
  const link = page.getByRole('link', { name: t('posts.postDraft.seeOut') });
  expect(await link.getAttribute('href')).toBe(new URL(other.url()).pathname);
  await link.click();
  await page.getByText('one two three').waitFor();
  await page.goto('/profile');
  await page.getByText('one two three').waitFor();
  expect(await page.getByText(/^one two/).count()).toBe(1);
});

test('a session that ends in the middle takes no word with it', async () => {
  const { page, name } = await newMember(browser, '/profile/new');
  await words(page).fill('Before the end');
  await saved(page);
  await isWhole(page);
  // The socket, which is cut when its session ends, would end the page before the next word.
  await page.route('**/broadcasting/auth', () => {});
  await endSession(page);
  await words(page).fill('Before the end, and after it.');
  await page.getByText('Session Expired!').first().waitFor();
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).fill(addressOf(name));
  await page.getByLabel('Password', { exact: true }).fill(strong);
  await button(page, 'Sign in').click();
  await page.waitForURL('**/profile/new');
  await page.getByText(/^Restored from/).waitFor();
  expect(await words(page).inputValue()).toBe('Before the end, and after it.');
  await saved(page);
  const other = await otherDevice(page);
  await other.goto('/profile?show=drafts');
  await other.getByText('Before the end, and after it.').waitFor();
});

test('who edits what was bought is told of it first', async () => {
  const page = await signedIn(browser, 'ada', '/profile');
  const answer: unknown = await page.evaluate(async () => {
    const headers = { Accept: 'application/json' };
    return (await fetch('/api/v1/me/posts', { headers })).json();
  });
  const { data } = myPostsAnswer.parse(answer);
  const sold = data.find(({ purchases_count: count }) => (count ?? 0) > 0);
  await page.goto(`/ada/post/${sold?.id}/edit`);
  const count = sold?.purchases_count === 1 ? '1 person' : `${sold?.purchases_count} people`;
  await page
    .getByText(`${count} bought this. They will see “Edited after you bought it”.`)
    .waitFor();
  expect(await page.getByLabel('Paid').isDisabled()).toBe(true);
  await page.getByText(t('posts.postEditor.priceStays')).waitFor();
});

test('a preview shows each of four viewers their card; keys alone lead to the button', async () => {
  const page = await signedIn(browser, 'ada', '/profile/new');
  await words(page).fill('Only for some.');
  await page.getByLabel('Followers').check();
  await page.getByLabel('Paid').check();
  await page.getByLabel('Price').fill('5');
  await page
    .getByText(t('posts.postEditor.youReceive', { net: '$4.00', price: '$5.00', fee: '20%' }))
    .waitFor();
  await page.getByLabel(t('posts.postEditor.freeForSubscribers')).check();
  const aside = page.getByRole('complementary', { name: 'Preview' });
  const shown = aside.locator('article');
  for (const [viewer, isOpen] of [
    ['Guest', false],
    ['Follower', false],
    ['Subscriber', true],
    ['Buyer', true],
  ] as const) {
    await aside.getByText(viewer, { exact: true }).click();
    await aside.getByText(new RegExp(`^Seen by a ${viewer.toLowerCase()}`)).waitFor();
    expect(await shown.getByText('Only for some.').count(), viewer).toBe(isOpen ? 1 : 0);
    expect(await shown.getByText('Unlock for $5.00').count(), viewer).toBe(isOpen ? 0 : 1);
  }

  await words(page).focus();
  const patched = await during(answerTo(page, 'PATCH'), async () => {
    await words(page).pressSequentially(' More.');
    await page.keyboard.press('Control+s');
  });
  expect(patched.status()).toBe(200);
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => button(page, 'Publish').evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(page.url()).toMatch(/\/profile\/new$/);
  await reload(page);
  await button(page, 'Discard').click();
});
