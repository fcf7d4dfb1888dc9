import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload } from './lib/browser.ts';
import {
  addressOf,
  button,
  field,
  fillIn,
  join,
  newName,
  openPage,
  strong,
} from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const open = (path: string, options = {}) => openPage(browser, path, options);

describe('registration', () => {
  test('an invitation survives a reload, Back and the form, and its visit counts once', async () => {
    const context = await newProfile(browser);
    const page = await context.newPage();
    const visits: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/referrals/visit')) visits.push(request.postData() ?? '');
    });
    await page.goto('/r/ada-invites');
    await page.getByText(/^Ada .*invited you$/).waitFor();
    await reload(page);
    await page.getByText(/^Ada .*invited you$/).waitFor();
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/r/ada-invites');
    await page.getByText(/^Ada .*invited you$/).waitFor();
    await page.goto('/register');
    await page.getByText(/^Ada .*invited you$/).waitFor();
    expect(visits).toEqual(['{"code":"ada-invites"}']);

    const name = newName();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/register')),
      join(page, name),
    ]);
    expect(request.postDataJSON()).toMatchObject({ referral: 'ada-invites', terms: true });
    await page.waitForURL('**/verify-email');
    expect(await page.evaluate(() => localStorage.getItem('fanfare.referral'))).toBeNull();
    await page.goto('/feed');
    await page.waitForURL('**/verify-email');
    await linkMailedTo(page, addressOf(name), /^\/email\/verify\//);
  });

  test('the username is looked at while it is typed', async () => {
    const page = await open('/register');
    const username = field(page, 'Username');
    await username.pressSequentially('ada', { delay: 30 });
    await page.getByText(t('auth.username.problems.taken')).waitFor();
    await username.fill('settings');
    await page.getByText(/is reserved/).waitFor();
    await username.fill('a b');
    await page.getByText(/^Please use 2 to 30 letters/).waitFor();
    const name = newName();
    await username.fill(name);
    await page
      .getByText(t('auth.username.free', { thing: name }))
      .first()
      .waitFor();
  });

  test('refusals stand beside their fields, the first has the focus, and nothing typed is lost', async () => {
    const page = await open('/register', { width: 320, height: 640 });
    await fillIn(page, newName(), 'password1');
    await button(page, 'Create Account').click();
    await page.getByText(pattern('auth.registration.refusals.passwordCommon')).waitFor();
    await expect
      .poll(() => field(page, 'Password').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await field(page, 'Email').fill('ada@fanfare.test');
    await field(page, 'Password').fill(strong);
    await button(page, 'Create Account').click();
    await page.getByText(pattern('auth.registration.refusals.emailTaken')).waitFor();
    const email = field(page, 'Email');
    await expect.poll(() => email.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await field(page, 'Password').inputValue()).toBe(strong);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('without a connection the form says so, keeps everything, and works again', async () => {
    const page = await open('/register');
    const name = newName();
    await fillIn(page, name);
    await page
      .getByText(t('auth.username.free', { thing: name }))
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await button(page, 'Create Account').click();
    await page.getByText(pattern('app.failure.unreachable')).first().waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(addressOf(name));
    expect(await field(page, 'Password').inputValue()).toBe(strong);
    await page.context().setOffline(false);
    await button(page, 'Create Account').click();
    await page.getByText('You are signed in!').first().waitFor();
  });
});
