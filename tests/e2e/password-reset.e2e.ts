import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import { addressOf, button, field, newName, openPage } from './lib/newcomer.ts';
import { linkMailedTo, mailsTo } from './lib/outbox.ts';
import { enrol } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const open = (path: string) => openPage(browser, path);

const askForLink = async (page: Page, address: string) => {
  await field(page, 'Email').fill(address);
  await button(page, 'Send reset link').click();
  await page.getByText(t('auth.forgotPassword.sentTitle')).waitFor();
};

describe('a forgotten password', () => {
  test('a known and an unknown address get the same answer', async () => {
    const name = newName();
    const context = await newProfile(browser);
    await enrol(context, name);
    const member = await context.newPage();
    const said = [];
    for (const address of [addressOf(name), addressOf(newName())]) {
      const page = await open('/forgot-password');
      await askForLink(page, address);
      const words = (await page.getByRole('main').textContent()) ?? '';
      said.push(words.replaceAll(address, 'ADDRESS').replaceAll(/\d+ seconds?/g, 'SECONDS'));
      expect(await button(page, 'Send again').isDisabled()).toBe(true);
    }
    expect(said[0]).toBe(said[1]);
    await expect.poll(() => mailsTo(member, addressOf(name))).toHaveLength(2);
  });

  test('the mailed link leads to a new password, once, and its token stays nowhere', async () => {
    const name = newName();
    await enrol(await newProfile(browser), name);
    const page = await open('/forgot-password');
    await askForLink(page, addressOf(name));
    const link = await linkMailedTo(page, addressOf(name), /^\/reset-password\//);
    const token = /\/reset-password\/([^?]+)/.exec(link)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);

    await page.goto(link);
    await button(page, 'Save password').waitFor();
    const isShown = async () =>
      page.url().includes(token) ||
      (await page.evaluate(
        (text) => JSON.stringify([localStorage, sessionStorage]).includes(text),
        token,
      ));
    expect(await isShown()).toBe(false);
    expect(await field(page, 'Email').inputValue()).toBe(addressOf(name));
    await reload(page);
    await button(page, 'Save password').waitFor();
    expect(await isShown()).toBe(false);

    await field(page, 'New password').fill('short');
    await button(page, 'Save password').click();
    await page.getByText('Please use at least 8 characters.').waitFor();
    const fresh = 'nine-blue-boats';
    await field(page, 'New password').fill(fresh);
    await button(page, 'Save password').click();
    await page.waitForURL('**/login');
    await page.getByText('Your password has been updated!').first().waitFor();
    await field(page, 'Email').fill(addressOf(name));
    await field(page, 'Password').fill(fresh);
    await button(page, 'Sign in').click();
    await page.getByText('You are signed in!').first().waitFor();

    const other = await open(link);
    await field(other, 'New password').fill('ten-red-roofs');
    await button(other, 'Save password').click();
    await other.getByText(t('auth.resetPassword.expiredTitle')).waitFor();
    await button(other, t('auth.resetPassword.newLink')).click();
    await other.waitForURL('**/forgot-password?*');
    expect(await field(other, 'Email').inputValue()).toBe(addressOf(name));
  });

  test('an address without its token offers a new link, and Back leads away from it', async () => {
    const page = await open('/forgot-password');
    await page.goto('/reset-password/mailed?email=ada%40fanfare.test');
    await page.getByText(t('auth.resetPassword.linklessTitle')).waitFor();
    await page.goBack();
    await page.waitForURL('**/forgot-password');
    await button(page, 'Send reset link').waitFor();
  });
});
