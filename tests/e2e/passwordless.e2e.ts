import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { openBrowser, reload } from './lib/browser.ts';
import { closed } from './lib/leaving.ts';
import { addressOf, button, field, newName, openPage } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { post } from './lib/way-in.ts';
import { origin } from './lib/world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const confirming = /^\/user\/confirm-password\/\d+\//;
const isElsewhere = (url: URL) => !/^\/(user\/)?confirm-password/.test(url.pathname);

/** Kit comes through the local X, types an address, and has no password. Once a product: one test. */
const newcomer = async (name: string): Promise<Page> => {
  const page = await openPage(browser, '/register');
  await button(page, 'Register with X').click();
  await page.getByRole('button', { name: /Kit Moreau/ }).click();
  await page.waitForURL('**/register_social');
  await field(page, 'Email').fill(addressOf(name));
  await field(page, 'Username').fill(name);
  await button(page, 'Create Account').click();
  await page.waitForURL('**/verify-email');
  return page;
};

/** Closes the account, comes back by X in a session that has confirmed nothing, and asks for the copy. */
async function takeCopyAlong(page: Page, email: string): Promise<void> {
  await post(page.context().request, '/api/v1/me/delete', {}, origin());
  await post(page.context().request, '/logout', {}, origin());
  await page.goto('/login');
  await button(page, 'Sign in with X').click();
  await page.getByRole('button', { name: /Kit Moreau/ }).click();
  await closed(page).waitFor();
  await button(page, t('settings.dataExport.request')).click();
  await page.waitForURL('**/confirm-password');
  await button(page, 'Send me a link').click();
  await page.getByText(t('auth.mailedConfirmation.sentTitle')).waitFor();
  const other = await page.context().newPage();
  await other.goto(await linkMailedTo(page, email, confirming));
  for (const one of [other, page]) {
    await one.waitForURL('**/settings/profile');
    await closed(one).waitFor();
  }
  await page.getByRole('button', { name: pattern('settings.dataExport.download') }).waitFor();
}

test('a member without a password corrects an address, confirms by a mailed link, and does so once the account is closed', async () => {
  const name = newName();
  const page = await newcomer(name);

  const right = addressOf(`${name}-right`);
  await button(page, t('auth.emailVerification.change')).click();
  await field(page, 'New email').fill(right);
  await button(page, t('auth.emailVerification.save')).click();
  await page.getByText(right).waitFor();

  await page.goto('/confirm-password');
  await page.getByRole('heading', { name: t('auth.mailedConfirmation.title') }).waitFor();
  expect(await field(page, 'Password').count()).toBe(0);
  await button(page, 'Send me a link').click();
  await page.getByText(t('auth.mailedConfirmation.sentTitle')).waitFor();

  await reload(page);
  await button(page, 'Send me a link').waitFor();
  const link = await linkMailedTo(page, right, confirming);
  await page.goto(`${link}0`);
  await page.waitForURL('**/confirm-password?error=expired');
  await page.getByText(t('auth.emailLanding.expired')).waitFor();
  await button(page, 'Cancel').click();
  await page.waitForURL(isElsewhere);

  await page.goto('/confirm-password');
  await button(page, 'Send me a link').click();
  await page.getByText(t('auth.mailedConfirmation.sentTitle')).waitFor();
  const other = await page.context().newPage();
  await other.goto(await linkMailedTo(page, right, confirming));
  await other.waitForURL(isElsewhere);
  await page.waitForURL(isElsewhere);
  const status = await page.request.get('/user/confirmed-password-status');
  expect(await status.json()).toEqual({ confirmed: true });

  await takeCopyAlong(page, right);
});
