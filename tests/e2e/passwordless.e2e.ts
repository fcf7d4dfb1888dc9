import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './lib/browser.ts';
import { addressOf, button, field, newName, openPage } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';

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

test('a member without a password corrects an address, and confirms by a mailed link', async () => {
  const name = newName();
  const page = await newcomer(name);

  const right = addressOf(`${name}-right`);
  await button(page, 'Change the address').click();
  await field(page, 'New email').fill(right);
  await button(page, 'Save and send the link').click();
  await page.getByText(right).waitFor();

  await page.goto('/confirm-password');
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  expect(await field(page, 'Password').count()).toBe(0);
  await button(page, 'Send me a link').click();
  await page.getByText('The link is on its way').waitFor();

  await page.reload();
  await button(page, 'Send me a link').waitFor();
  const link = await linkMailedTo(page, right, confirming);
  await page.goto(`${link}0`);
  await page.waitForURL('**/confirm-password?error=expired');
  await page.getByText('The link is old or was changed. Send a new one.').waitFor();
  await button(page, 'Cancel').click();
  await page.waitForURL(isElsewhere);

  await page.goto('/confirm-password');
  await button(page, 'Send me a link').click();
  await page.getByText('The link is on its way').waitFor();
  const other = await page.context().newPage();
  await other.goto(await linkMailedTo(page, right, confirming));
  await other.waitForURL(isElsewhere);
  await page.waitForURL(isElsewhere);
  const status = await page.request.get('/user/confirmed-password-status');
  expect(await status.json()).toEqual({ confirmed: true });
});
