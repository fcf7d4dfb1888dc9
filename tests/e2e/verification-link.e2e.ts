import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser } from './lib/browser.ts';
import { addressOf, button, field, join, newName, openPage, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { hurry, slowTime } from './lib/slow-time.ts';
import { enrol } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const mailed = /^\/email\/verify\//;
const sent = 'We sent you an email with the verification link.';

/** A new member, on the verify-email screen. */
const newcomer = async (): Promise<{ page: Page; name: string }> => {
  const name = newName();
  const context = await newProfile(browser);
  await enrol(context, name);
  const page = await context.newPage();
  await page.goto('/verify-email');
  return { page, name };
};

/** The same link with another signature, as a mail program may break it. */
const broken = (link: string) => `${link.slice(0, -4)}0000`;

describe('the mailed link', () => {
  test('opened from the outbox in another tab, it lets the first tab go on by itself', async () => {
    const { page, name } = await newcomer();
    const [outbox] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open the outbox' }).click(),
    ]);
    const link = await linkMailedTo(page, addressOf(name), mailed);
    // It leads on after some seconds.
    await slowTime(outbox);
    await outbox.goto(link);
    await outbox.waitForURL('**/email-verified?verified=1');
    await outbox.getByText('Your email is verified.').waitFor();
    await hurry(outbox);
    await page.waitForURL((url) => url.pathname === '/');
    await outbox.waitForURL((url) => url.pathname === '/');
    await page.goto('/settings/site');
    expect(new URL(page.url()).pathname).toBe('/settings/site');
  });

  test('leads on to the place a guest had asked for', async () => {
    const name = newName();
    const page = await openPage(browser, '/messages');
    await page
      .getByText(/You are not signed in/)
      .first()
      .waitFor();
    await page.goto('/register');
    await join(page, name);
    await page.waitForURL('**/verify-email');
    await page.goto(await linkMailedTo(page, addressOf(name), mailed));
    await page.waitForURL('**/messages');
  });

  test('opened on another device, it lets a page go on that nobody touches', async () => {
    const { page, name } = await newcomer();
    const link = await linkMailedTo(page, addressOf(name), mailed);
    const other = await (await newProfile(browser)).newPage();
    await other.goto(link);
    await other.waitForURL('**/login');
    await field(other, 'Email').fill(addressOf(name));
    await field(other, 'Password').fill(strong);
    await button(other, 'Sign in').click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a broken one says so though a guest had asked for a place, which a good one reaches', async () => {
    const name = newName();
    const page = await openPage(browser, '/messages');
    await page
      .getByText(/You are not signed in/)
      .first()
      .waitFor();
    await page.goto('/register');
    await join(page, name);
    await page.waitForURL('**/verify-email');
    await page.goto(broken(await linkMailedTo(page, addressOf(name), mailed)));
    await page.getByText('Failed to verify email.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/email-verified');
    await button(page, 'Send a new link').click();
    await page.getByText(sent).waitFor();
    const other = await page.context().newPage();
    await other.goto(await linkMailedTo(page, addressOf(name), mailed));
    await other.waitForURL('**/messages');
  });

  test('a new one that is opened elsewhere leads home from the broken one', async () => {
    const { page, name } = await newcomer();
    await page.goto(broken(await linkMailedTo(page, addressOf(name), mailed)));
    await button(page, 'Send a new link').click();
    await page.getByText(sent).waitFor();
    const other = await page.context().newPage();
    await other.goto(await linkMailedTo(page, addressOf(name), mailed));
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a broken one offers a new one to a member, and the way in to a guest', async () => {
    const { page, name } = await newcomer();
    await page.goto(broken(await linkMailedTo(page, addressOf(name), mailed)));
    await page.waitForURL('**/email-verified?error=expired');
    await page.getByText('Failed to verify email.').waitFor();
    await button(page, 'Send a new link').click();
    await page.getByText(sent).waitFor();
    const guest = await openPage(browser, '/email-verified?error=expired');
    await guest.getByText('Failed to verify email.').waitFor();
    await guest.getByRole('link', { name: t('auth.emailLanding.signIn') }).click();
    await guest.waitForURL('**/login');
  });

  test('of somebody else verifies nobody', async () => {
    const { page: other, name } = await newcomer();
    const link = await linkMailedTo(other, addressOf(name), mailed);
    const { page } = await newcomer();
    await page.goto(link);
    await page.getByText(t('auth.emailLanding.unauthorized')).waitFor();
    await page.goto('/feed');
    await page.waitForURL('**/verify-email');
  });
});
