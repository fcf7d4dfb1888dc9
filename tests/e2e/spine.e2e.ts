import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser, signIn } from './lib/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = async (path = '/login', options = {}): Promise<Page> => {
  const context = await newProfile(browser, options);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

const messagesLink = (page: Page) => page.getByRole('link', { name: /^Messages/ }).first();

/** The number on the badge beside Messages; the server counts chats with something unread. */
const unreadOf = async (page: Page): Promise<number> => {
  const badge = messagesLink(page).locator('span[aria-hidden="true"]');
  return (await badge.count()) === 0 ? 0 : Number(await badge.textContent());
};

const openChat = async (page: Page, name: RegExp) => {
  await messagesLink(page).click();
  // The feed's authors have links of the same names.
  await page.waitForURL('**/messages');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('log').waitFor();
};

describe('the first day of a member', () => {
  test('a newcomer is asked for their age before anything is fetched or shown', async () => {
    const asked: string[] = [];
    const context = await newProfile(browser, { consented: false });
    const page = await context.newPage();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(asked.filter((path) => /^\/(storage|api\/v1\/(explore|feed|chats))/.test(path))).toEqual(
      [],
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(true);
  });

  test('ada reads her feed and writes to bo, whose browser shows it and counts it', async () => {
    const bo = await open();
    await signIn(bo, 'bo');
    await bo.getByRole('article').first().waitFor();
    await openChat(bo, /Ada /);
    // Other tests of this world may have left something of ada's unread, or nothing.
    await bo.waitForLoadState('networkidle');
    const before = await unreadOf(bo);
    await bo.getByRole('link', { name: 'Home' }).first().click();
    await bo.getByRole('article').first().waitFor();

    const ada = await open();
    await signIn(ada, 'ada');
    await ada.getByText('You are logged in!').first().waitFor();
    await ada.getByRole('article').first().waitFor();
    await openChat(ada, /Bo /);
    const words = `Good morning, ${crypto.randomUUID()}`;
    await ada.getByRole('textbox', { name: /message/i }).fill(words);
    await ada.keyboard.press('Enter');
    await ada.getByRole('log').getByText(words).waitFor();

    await expect.poll(() => unreadOf(bo), { timeout: 10_000 }).toBe(before + 1);
    await openChat(bo, /Ada /);
    await bo.getByRole('log').getByText(words).waitFor();
    await expect.poll(() => unreadOf(bo), { timeout: 10_000 }).toBe(before);
  });

  test('cy passes the second factor', async () => {
    const page = await open();
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
    const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate();
    await page.getByLabel(/code/i).first().fill(code);
    await page.getByText('You are logged in!').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('dee is confined to verify-email', async () => {
    const page = await open();
    await signIn(page, 'dee');
    await page.getByText('You are logged in!').first().waitFor();
    for (const path of ['/feed', '/messages', '/settings/profile']) {
      await page.goto(path);
      await page.waitForURL('**/verify-email');
    }
  });

  test('eli is confined to settings profile, on public pages too', async () => {
    const page = await open();
    await signIn(page, 'eli');
    await page.waitForURL('**/settings/profile');
    for (const path of ['/', '/explore', '/messages', '/pages/terms']) {
      await page.goto(path);
      await page.waitForURL('**/settings/profile');
    }
  });
});
