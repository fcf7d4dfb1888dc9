import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, reload, signIn } from './lib/browser.ts';
import { messagesLink } from './lib/chat.ts';
import { button, fillIn, join, newName, openPage } from './lib/newcomer.ts';
import { passSecondFactor } from './lib/second-factor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const isIn = (page: Page) => messagesLink(page).waitFor();
/** A tab more in the same browser. */
const tabBeside = async (page: Page, path: string) => {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
};
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('a second tab', () => {
  test('half through a registration follows the one that finished it', async () => {
    const page = await openPage(browser, '/register');
    const beside = await tabBeside(page, '/register');
    await fillIn(beside, newName());
    await join(page, newName());
    await page.waitForURL('**/verify-email');
    await beside.getByRole('button', { name: 'Log out' }).waitFor();
    await beside.waitForURL((url) => url.pathname === '/');
  });

  test('at the second factor follows the one that passed it', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
    const beside = await tabBeside(page, '/two-factor-challenge');
    await beside.getByRole('textbox').first().waitFor();
    await passSecondFactor(page);
    await isIn(beside);
  });
});

describe('Back', () => {
  test('from the second factor gives the login form, which works', async () => {
    const page = await openPage(browser, '/login');
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
    // The form stands until the next screen has loaded, and what is typed into it goes with it.
    await page.getByLabel('Email', { exact: true }).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/login');
    await signIn(page, 'bo');
    await isIn(page);
  });
});

describe('a reload', () => {
  test('of the offer to attach offers again', async () => {
    const page = await openPage(browser, '/login');
    await button(page, 'Sign in with X').click();
    await page
      .getByRole('button', { name: /Fay W\.|Bo Lindqvist/ })
      .first()
      .click();
    await page
      .getByText(/One last step|You already have an account/)
      .first()
      .waitFor();
    const path = pathOf(page);
    await reload(page);
    await page
      .getByText(/One last step|You already have an account/)
      .first()
      .waitFor();
    expect(pathOf(page)).toBe(path);
  });
});
