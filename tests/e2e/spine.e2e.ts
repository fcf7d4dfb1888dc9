import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newProfile, openBrowser, signIn } from './lib/browser.ts';
import { boxWith, isRead, logWith, openChat, unreadOf } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';
import { openPage } from './lib/newcomer.ts';
import { passSecondFactor } from './lib/second-factor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const [ada, bo] = ['Ada Marlow', 'Bo Lindqvist'];

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
    const reader = await signedIn(browser, 'bo', '/');
    await reader.getByRole('article').first().waitFor();
    await openChat(reader, ada);
    // Other tests of this world may have left something of ada's unread, or nothing.
    await isRead(reader, ada);
    const before = await unreadOf(reader);
    await reader.getByRole('link', { name: 'Home' }).first().click();
    await reader.getByRole('article').first().waitFor();

    const writer = await openPage(browser, '/login');
    await signIn(writer, 'ada');
    await writer.getByText('You are signed in!').first().waitFor();
    await writer.getByRole('article').first().waitFor();
    await openChat(writer, bo);
    const words = `Good morning, ${crypto.randomUUID()}`;
    await boxWith(writer, bo).fill(words);
    await writer.keyboard.press('Enter');
    await logWith(writer, bo).getByText(words).waitFor();

    await expect.poll(() => unreadOf(reader)).toBe(before + 1);
    await openChat(reader, ada);
    await logWith(reader, ada).getByText(words).waitFor();
    await expect.poll(() => unreadOf(reader)).toBe(before);
  });

  test('cy passes the second factor', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
    await passSecondFactor(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('dee is confined to verify-email', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'dee');
    await page.getByText('You are signed in!').first().waitFor();
    for (const path of ['/feed', '/messages', '/settings/profile']) {
      await page.goto(path);
      await page.waitForURL('**/verify-email');
    }
  });

  test('eli, who has left, has settings profile and the documents alone', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'eli');
    await page.waitForURL('**/settings/profile');
    for (const path of ['/', '/explore', '/messages']) {
      await page.goto(path);
      await page.waitForURL('**/settings/profile');
    }
    await page.goto('/pages/terms');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pages/terms');
  });
});
