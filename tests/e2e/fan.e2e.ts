import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { isLive } from './lib/live.ts';
import { answer, cards, dialog, newMember, signedIn, subscribeWith } from './lib/member.ts';
import { button, openPage } from './lib/newcomer.ts';
import { slowTime } from './lib/slow-time.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The row of somebody in a list of people. */
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(`@${name}`, { exact: true }) });
const says = (page: Page, name: string, words: RegExp) =>
  row(page, name).getByText(words).waitFor();
const absent = async (page: Page, name: string) => {
  await expect.poll(() => row(page, name).count()).toBe(0);
};

/** The tab of a list, which is a screen of its own; by keyboard, for a notice may lie over it. */
const openList = (page: Page, name: RegExp) =>
  page
    .getByRole('navigation', { name: /^Your (interests|audience)$/ })
    .getByRole('link', { name })
    .press('Enter');

/** Bans the person of a row, from its menu. */
const banFrom = async (page: Page, name: string, kind: 'Mute' | 'Restrict' | 'Block') => {
  await row(page, name)
    .getByRole('button', { name: /^Options for / })
    .click();
  await page.getByRole('menuitem', { name: 'Mute, restrict or block' }).click();
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .check();
  await answer(page, kind).click();
};

const following = (page: Page) => page.getByText('Following', { exact: true });
const notFound = (page: Page) => page.getByRole('heading', { name: 'Page Not Found' });

describe('a fan and a creator', () => {
  test('from the first look to a block and its forgiveness, both browsers say the same', async () => {
    const [creator, { page: fan, name }] = await Promise.all([
      signedIn(browser, 'ada', '/audience'),
      newMember(browser),
    ]);
    await isLive(creator);
    await creator.waitForURL('**/audience/followers');

    await fan.getByRole('link', { name: 'Explore' }).first().click();
    await fan.getByRole('main').getByRole('link', { name: 'Ada Marlow' }).first().click();
    await fan.waitForURL('**/ada');
    await button(fan, 'Follow Ada Marlow').click();
    await following(fan).waitFor();
    await says(creator, name, pattern('people.relationRow.follower'));

    await openList(creator, /^Subscribers/);
    await creator.getByRole('listitem').first().waitFor();
    await subscribeWith(fan, cards.pays);
    await answer(fan, /^Pay /).click();
    await answer(fan, 'Done').click();
    await fan.getByText(pattern('people.relationship.renews')).waitFor();
    await says(creator, name, /^Active: renews on/);

    await button(fan, 'Send a tip').click();
    await dialog(fan).getByRole('radio', { name: '$5.00' }).check();
    await answer(fan, 'Continue with $5.00').click();
    await answer(fan, 'Pay $5.00').click();
    await dialog(fan)
      .getByText(t('billing.purchase.succeeded.tip', { name: 'Ada Marlow' }))
      .waitFor();
    await answer(fan, 'Done').click();

    await fan.getByRole('link', { name: 'Manage subscription' }).click();
    await button(fan, 'Cancel renewal').click();
    await button(fan, t('people.subscription.yes')).click();
    await fan.getByText(pattern('people.subscription.cancelled')).waitFor();
    await says(creator, name, /^Ends on/);
    await button(fan, t('people.subscription.reactivate')).click();
    await button(fan, 'Cancel renewal').waitFor();
    await says(creator, name, /^Active: renews on/);

    await fan.goBack();
    await fan.getByText(pattern('people.relationship.renews')).waitFor();
    await banFrom(creator, name, 'Block');
    await notFound(fan).waitFor();
    expect(new URL(fan.url()).pathname).toBe('/ada');

    await openList(creator, /^Blacklist/);
    await row(creator, name)
      .getByRole('button', { name: pattern('people.blacklist.forgiveLabel.block') })
      .click();
    await fan.getByText(pattern('people.relationship.expired')).waitFor();
    expect(await following(fan).count()).toBe(0);
    await openList(creator, /^Subscribers/);
    await says(creator, name, pattern('people.relationRow.expired'));
    await openList(creator, /^Followers/);
    await creator.getByRole('listitem').first().waitFor();
    await absent(creator, name);
  });

  test('two tabs of one member agree, and a reload says the same', async () => {
    const { page } = await newMember(browser, '/fay');
    const other = await page.context().newPage();
    await other.goto('/fay');
    await button(other, 'Follow Fay Winters').waitFor();
    await button(page, 'Follow Fay Winters').click();
    await following(other).waitFor();
    await button(other, t('people.relationship.more', { name: 'Fay Winters' })).click();
    await other.getByRole('menuitem', { name: 'Mute, restrict or block' }).click();
    await dialog(other).getByRole('radio', { name: /^Mute/ }).check();
    await answer(other, 'Mute').click();
    await page.getByText(/^You muted Fay Winters/).waitFor();
    await reload(page);
    await page.getByText(/^You muted Fay Winters/).waitFor();
    await button(page, t('people.blacklist.forgiveLabel.mute', { name: 'Fay Winters' })).click();
    await following(other).waitFor();
  });

  test('a block is taken back from its notice, on whatever screen one is by then', async () => {
    const { page } = await newMember(browser, '/fay');
    await slowTime(page);
    await button(page, t('people.relationship.more', { name: 'Fay Winters' })).click();
    await page.getByRole('menuitem', { name: 'Mute, restrict or block' }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Block/ })
      .check();
    await answer(page, 'Block').click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByText('You blocked Fay Winters.').waitFor();
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.waitForURL('**/explore');
    await notices.getByRole('button', { name: 'Undo' }).press('Enter');
    await notices
      .getByText(t('people.blacklist.forgiven.block', { name: 'Fay Winters' }))
      .waitFor();
    expect(await notices.getByText('You blocked Fay Winters.').count()).toBe(0);
    await page.goto('/fay');
    await button(page, 'Follow Fay Winters').waitFor();
  });

  test('whom somebody restricted can read, and is offered no way to write', async () => {
    const creator = await signedIn(browser, 'ada', '/audience/followers');
    const { page: fan, name } = await newMember(browser, '/ada');
    await button(fan, 'Follow Ada Marlow').click();
    const message = fan.getByRole('link', { name: 'Message', exact: true });
    await message.waitFor();
    await says(creator, name, pattern('people.relationRow.follower'));
    await banFrom(creator, name, 'Restrict');
    await fan.getByText(t('people.relationship.restricted', { name: 'Ada Marlow' })).waitFor();
    expect(await message.count()).toBe(0);
    expect(await fan.getByRole('article').count()).toBeGreaterThan(0);
  });
});

describe('what a profile shows', () => {
  test('a guest: the way in, what is public, and nothing that is paid for', async () => {
    const page = await openPage(browser, '/ada');
    await page.getByRole('heading', { level: 1, name: /Ada Marlow/ }).waitFor();
    await page.getByRole('link', { name: t('people.relationship.login') }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: /^(Follow|Send a tip|Unlock)/ }).count()).toBe(0);
  });

  test('nobody, and who blocked the viewer, look the same, at the address that was asked for', async () => {
    const page = await signedIn(browser, 'bo', '/uma');
    await notFound(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/uma');
    const shown = async (name: string) =>
      (await page.getByRole('main').innerText()).replaceAll(name, 'somebody');
    const blocked = await shown('uma');
    await page.goto('/nobody-has-this-name');
    await notFound(page).waitFor();
    expect(await shown('nobody-has-this-name')).toBe(blocked);
    expect(new URL(page.url()).pathname).toBe('/nobody-has-this-name');
  });

  test('a report of a person and of a post has a receipt, and offers to limit who was reported', async () => {
    const { page } = await newMember(browser, '/fay');
    const report = async () => {
      await dialog(page).getByLabel('Reason').selectOption({ label: 'Spam or advertising' });
      await dialog(page).getByLabel('What happened?').fill('The same link, forty times.');
      await answer(page, 'Send report').click();
      await dialog(page).getByText(pattern('people.complaint.sent')).waitFor();
    };
    await button(page, t('posts.profilePosts.postMore')).first().click();
    await page.getByRole('menuitem', { name: 'Report post' }).click();
    await report();
    await answer(page, 'Done').click();
    await button(page, t('people.relationship.more', { name: 'Fay Winters' })).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await report();
    await answer(page, t('people.complaint.block', { name: 'Fay Winters' })).click();
    await dialog(page)
      .getByRole('radio', { name: /^Block/ })
      .check();
    await answer(page, 'Block').click();
    await page.getByText(/^You blocked Fay Winters/).waitFor();
  });
});
