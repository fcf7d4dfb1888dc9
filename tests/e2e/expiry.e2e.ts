import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, reload, signIn } from './lib/browser.ts';
import { boxWith, logWith, openChat } from './lib/chat.ts';
import { signedIn } from './lib/member.ts';
import { addressOf, button, field, newName, openPage, strong } from './lib/newcomer.ts';
import { isQuiet } from './lib/requests.ts';
import { endSession, enrol } from './lib/way-in.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const bo = 'Bo Lindqvist';
const box = (page: Page) => boxWith(page, bo);
/** Goes somewhere without opening the page anew, as Forward would. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const kept = (page: Page) => page.evaluate(() => Object.values(localStorage).join());
const isOver = async (page: Page) => {
  await page.getByText('Session Expired!').first().waitFor();
  await page.waitForURL('**/login');
};

const typed = 'half-typed@fanfare.tes';
/** Presses a button if it is still there: a call of the page's own may find the end of the session first. */
const pressIfThere = (page: Page, name: string) =>
  button(page, name).evaluateAll((found) => found.forEach((each) => (each as HTMLElement).click()));
const stepsOut = async (page: Page) => {
  await endSession(page);
  await pressIfThere(page, t('auth.emailVerification.resend'));
  await isOver(page);
};
const halfType = async (): Promise<{ page: Page; name: string }> => {
  const name = newName();
  const context = await newProfile(browser);
  await enrol(context, name);
  const page = await context.newPage();
  await page.goto('/verify-email');
  await button(page, t('auth.emailVerification.change')).click();
  await field(page, 'New email').fill(typed);
  return { page, name };
};
const comeBack = async (page: Page, name: string) => {
  await field(page, 'Email').fill(addressOf(name));
  await field(page, 'Password').fill(strong);
  await button(page, 'Sign in').click();
  await page.waitForURL('**/verify-email');
};

describe('a session that is over while a message is half typed', () => {
  test('is found by sending: the message is neither lost nor sent twice', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await openChat(page, bo);
    const words = `typed in vain? ${crypto.randomUUID()}`;
    await box(page).fill(words);
    await endSession(page);
    await page.keyboard.press('Enter');
    await isOver(page);
    await signIn(page, 'ada');
    await page.waitForURL('**/messages/**');
    await logWith(page, bo).getByText(words).first().waitFor();
    await isQuiet(page);
    await reload(page);
    await logWith(page, bo).getByText(words).first().waitFor();
    expect(await logWith(page, bo).getByText(words).count()).toBe(1);
    expect(await box(page).inputValue()).toBe('');
  });

  test('leaves nothing of it to somebody else who signs in, nor to its writer after them', async () => {
    const page = await signedIn(browser, 'ada', '/messages');
    await openChat(page, bo);
    const words = `not for your eyes ${crypto.randomUUID()}`;
    await box(page).fill(words);
    await expect.poll(() => kept(page)).toContain(words);
    await endSession(page);
    await reload(page);
    await field(page, 'Password').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(words);
    await page.goto('/login');
    await signIn(page, 'fay');
    await page.getByText('You are signed in!').first().waitFor();
    await expect.poll(() => kept(page)).not.toContain(words);
    expect(await page.locator('body').innerText()).not.toContain(words);
    await endSession(page);
    await page.goto('/login');
    await signIn(page, 'ada');
    await page.getByText('You are signed in!').first().waitFor();
    await openChat(page, bo);
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('a session that is over while another form is half typed', () => {
  test('the new address stands open again, letter by letter, for who typed it', async () => {
    const { page, name } = await halfType();
    await stepsOut(page);
    await comeBack(page, name);
    await expect.poll(() => field(page, 'New email').inputValue()).toBe(typed);
    await expect.poll(() => page.getByText('Session Expired!').count()).toBe(0);
    await button(page, t('auth.emailVerification.keep')).click();
    await button(page, t('auth.emailVerification.change')).click();
    expect(await field(page, 'New email').inputValue()).toBe('');
  });

  test('nobody else finds it, nor its writer after them', async () => {
    const { page, name } = await halfType();
    await stepsOut(page);
    await signIn(page, 'dee');
    await page.getByText('You are signed in!').first().waitFor();
    await walkTo(page, '/verify-email');
    await button(page, t('auth.emailVerification.change')).click();
    expect(await field(page, 'New email').inputValue()).toBe('');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await field(page, 'Email').fill(addressOf(name));
    await field(page, 'Password').fill(strong);
    await button(page, 'Sign in').click();
    await page.getByText('You are signed in!').first().waitFor();
    await walkTo(page, '/verify-email');
    await button(page, t('auth.emailVerification.change')).click();
    expect(await field(page, 'New email').inputValue()).toBe('');
  });

  test('a dialog goes with its member, and holds their words when they ask for it again', async () => {
    const page = await signedIn(browser, 'ada', '/fay');
    const report = async () => {
      await page
        .getByRole('button', { name: t('people.relationship.more', { name: 'Fay Winters' }) })
        .click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await page.getByRole('dialog').getByLabel('What happened?').waitFor();
    };
    await report();
    const words = `They wrote ${crypto.randomUUID()}`;
    await page.getByRole('dialog').getByRole('combobox').selectOption('spam');
    await page.getByRole('dialog').getByRole('textbox').fill(words);
    await endSession(page);
    await pressIfThere(page, 'Send report');
    await isOver(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await signIn(page, 'ada');
    await page.waitForURL('**/fay');
    await report();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe(words);
    expect(await page.getByRole('dialog').getByRole('combobox').inputValue()).toBe('spam');
  });

  test('the login form keeps every letter and signs in', async () => {
    const page = await openPage(browser, '/login');
    await field(page, 'Email').fill('fay@fanfare.test');
    await field(page, 'Password').fill('correct-horse-9');
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await isQuiet(page);
    expect(await field(page, 'Email').inputValue()).toBe('fay@fanfare.test');
    expect(await field(page, 'Password').inputValue()).toBe('correct-horse-9');
    await button(page, 'Sign in').click();
    await page.getByText('You are signed in!').first().waitFor();
  });
});
