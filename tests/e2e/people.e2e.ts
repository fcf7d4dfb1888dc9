import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { isStill, openBrowser } from './lib/browser.ts';
import { signedIn } from './lib/member.ts';
import { slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const enter = (name: string, path: string) => signedIn(browser, name, path);
/** The same, with time to take something back. */
const enterSlowly = async (name: string, path: string) => {
  const page = await enter(name, path);
  await slowTime(page);
  return page;
};

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).locator('li');
const search = (page: Page) => page.getByLabel('Search by name or username');
const found = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
/** Total length of a list, however few of its rows are rendered. */
const length = (page: Page, list: string) =>
  rows(page, list).first().getAttribute('aria-setsize').then(Number);
/** Ten thousand, and those who followed in other tests of the same world. */
const tenThousand = /^10,0\d\d people/;

describe('ten thousand followers', () => {
  test('are counted, found by any part of a name, and only those in view stand in the page', async () => {
    const page = await enter('fay', '/audience');
    await found(page, tenThousand);
    expect(new URL(page.url()).pathname).toBe('/audience/followers');
    await page.getByText(/^Loading: /).waitFor({ state: 'detached' });
    expect(await rows(page, 'Followers').count()).toBeLessThan(60);
    expect(await length(page, 'Followers')).toBeGreaterThanOrEqual(10_000);
    await search(page).fill('ÁNA ABBOTT');
    await page
      .getByRole('link', { name: /Ana Abbott/ })
      .first()
      .waitFor();
    await search(page).fill('nobody is called so');
    await page.getByText(t('people.relationList.unmatchedTitle')).waitFor();
    await page.getByRole('button', { name: t('people.relationList.reset') }).click();
    await found(page, tenThousand);
  });

  test('are where one left them after Back', async () => {
    const page = await enter('fay', '/audience/followers');
    await found(page, tenThousand);
    await page.getByText(/^Loading: /).waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 200_000));
    const link = rows(page, 'Followers').getByRole('link');
    await expect.poll(async () => link.nth(8).isVisible()).toBe(true);
    await isStill(page);
    const before = await page.evaluate(() => scrollY);
    await page
      .getByRole('link', { name: /^Blacklist/ })
      .evaluate((each) => (each as HTMLElement).click());
    await page.waitForURL('**/blacklist');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 200);
  });
});

describe('what one does to a row', () => {
  test('two tabs agree on whom one follows, and an unfollow may be taken back', async () => {
    const page = await enterSlowly('bo', '/interests/followed');
    const other = await page.context().newPage();
    await other.goto('/interests/followed');
    for (const tab of [page, other]) await rows(tab, 'Following').first().waitFor();
    const before = await length(other, 'Following');
    const unfollow = page.getByRole('button', { name: /^Unfollow / }).first();
    const name = (await unfollow.getAttribute('aria-label'))?.replace('Unfollow ', '') ?? '';
    await unfollow.click();
    await rows(page, 'Following').getByText(`You no longer follow ${name}.`).waitFor();
    await expect.poll(() => length(other, 'Following')).toBe(before - 1);
    await page.getByRole('button', { name: `Undo: follow ${name} again` }).click();
    await page.getByRole('button', { name: `Unfollow ${name}` }).waitFor();
    await expect.poll(() => length(other, 'Following')).toBe(before);
  });

  test('rapid presses end in the last wish, one call at a time', async () => {
    const page = await enterSlowly('bo', '/interests/followed');
    const unfollow = page.getByRole('button', { name: /^Unfollow / }).first();
    const name = (await unfollow.getAttribute('aria-label'))?.replace('Unfollow ', '') ?? '';
    let under = 0;
    let most = 0;
    await page.route('**/people/*/*_following', async (route) => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 300));
      under -= 1;
      await route.continue();
    });
    const button = page.locator(
      `button[aria-label$="${name}"], button[aria-label*="${name} again"]`,
    );
    for (let press = 0; press < 5; press += 1) await button.first().click();
    await rows(page, 'Following').getByText(`You no longer follow ${name}.`).waitFor();
    expect(most).toBe(1);
    await Promise.all([
      page.waitForResponse('**/people/*/start_following'),
      page.getByRole('button', { name: `Undo: follow ${name} again` }).click(),
    ]);
    await page.getByRole('button', { name: `Unfollow ${name}` }).waitFor();
  });

  test('somebody banned is forgiven at a press, and the other tab follows', async () => {
    const page = await enterSlowly('ada', '/audience/blacklist');
    const other = await page.context().newPage();
    await other.goto('/audience/blacklist');
    for (const tab of [page, other]) await rows(tab, 'Blacklist').first().waitFor();
    const before = await length(other, 'Blacklist');
    const forgive = page.getByRole('button', { name: /^(Unmute|Unrestrict|Unblock) / }).first();
    const name = (await forgive.getAttribute('aria-label'))?.replace(/^\w+ /, '') ?? '';
    await forgive.click();
    await rows(page, 'Blacklist')
      .getByText(new RegExp(`^You un(muted|restricted|blocked) ${name}\\.$`))
      .waitFor();
    await expect.poll(() => length(other, 'Blacklist')).toBe(before - 1);
    await page
      .getByRole('button', { name: new RegExp(`^Undo: (mute|restrict|block) ${name} again$`) })
      .click();
    await page
      .getByRole('button', { name: new RegExp(`^Undo: un(mute|restrict|block) ${name}$`) })
      .waitFor();
    await expect.poll(() => length(other, 'Blacklist')).toBe(before);
  });
});

describe('what is taken back from elsewhere', () => {
  test('an unfollow, from its notice on the next screen', async () => {
    const page = await enterSlowly('bo', '/interests/followed');
    const unfollow = page.getByRole('button', { name: /^Unfollow / }).first();
    const name = (await unfollow.getAttribute('aria-label'))?.replace('Unfollow ', '') ?? '';
    const address = await rows(page, 'Following')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href');
    await unfollow.click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByText(`You no longer follow ${name}.`).waitFor();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.waitForURL('**/explore');
    await notices.getByRole('button', { name: 'Undo' }).press('Enter');
    await notices.getByText(`You follow ${name} again.`).waitFor();
    expect(await notices.getByText(`You no longer follow ${name}.`).count()).toBe(0);
    await page.goto(address ?? '');
    await page.getByText('Following', { exact: true }).waitFor();
  });
});

test('a renewal is cancelled in its row with two presses of a key, and restored with one', async () => {
  const page = await enter('bo', '/interests/subscriptions');
  const cancel = page.getByRole('button', { name: /^Cancel renewal: / }).first();
  const name = (await cancel.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  const row = rows(page, 'Subscriptions').filter({
    has: page.getByText(name, { exact: true }),
  });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await cancel.press('Enter');
  await row.getByText(/^You keep access until/).waitFor();
  await expect.poll(focused).toBe(t('people.subscription.keep'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await row.getByText(/^Renewal canceled\. You have access until/).waitFor();
  await expect.poll(focused).toMatch(pattern('people.renewalFace.renewFor'));
  await page.keyboard.press('Enter');
  await row.getByText(/^Active: renews on/).waitFor();
  await expect.poll(focused).toBe('Cancel renewal');
});

test('the link of a profile is copied from its menu', async () => {
  const page = await enter('bo', '/ada');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: t('people.relationship.more', { name: 'Ada Marlow' }) })
    .click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.getByText(pattern('app.shortcuts.copied')).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL('/ada', page.url()).href);
});

test('a list is filtered, ordered, and taken home as a file', async () => {
  const page = await enter('ada', '/audience/subscribers');
  await rows(page, 'Subscribers').first().waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('Expired');
  await expect
    .poll(async () => (await rows(page, 'Subscribers').allTextContents()).join(' '))
    .not.toContain('renews on');
  await page
    .getByLabel('Show', { exact: true })
    .selectOption(t('people.relationTools.filters.all'));
  await page.getByLabel(t('people.relationList.sort'), { exact: true }).selectOption('By name');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split(/\r?\n/).length).toBeGreaterThan(10);
});
