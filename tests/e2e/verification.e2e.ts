import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { isWhole, newProfile, openBrowser, reload } from './lib/browser.ts';
import { addressOf, button, field, newName, strong } from './lib/newcomer.ts';
import { linkMailedTo } from './lib/outbox.ts';
import { slowTime } from './lib/slow-time.ts';
import { endSession, enrol } from './lib/way-in.ts';

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

/** Asks for another address, which wants the password first. */
const changeAddress = async (page: Page, address: string) => {
  await button(page, t('auth.emailVerification.change')).click();
  await field(page, 'New email').fill(address);
  await button(page, t('auth.emailVerification.save')).click();
  await page.waitForURL('**/confirm-password');
  await page.getByRole('heading', { name: 'Confirm your password' }).waitFor();
};

const confirm = async (page: Page, password: string) => {
  await field(page, 'Password').fill(password);
  await button(page, 'Confirm').click();
};

describe('verify-email', () => {
  test('shows the address, cools down, and lets people out', async () => {
    const { page, name } = await newcomer();
    await page.getByText(/ g\.\.@fanfare\.test/).waitFor();
    await button(page, t('auth.emailVerification.show')).click();
    await page.getByText(addressOf(name)).waitFor();
    await button(page, t('auth.emailVerification.resend')).click();
    await page.getByText(sent).waitFor();
    const again = page.getByText(/Resend in \d+ s/);
    await again.waitFor();
    // A countdown in a live region is read out each second.
    expect(await page.getByRole('status').filter({ has: again }).count()).toBe(0);
    const actions = page.getByRole('main').getByRole('button');
    expect(await actions.allTextContents()).toEqual([
      t('auth.emailVerification.hide'),
      t('auth.emailVerification.resend'),
      t('auth.emailVerification.change'),
      'Log out',
    ]);
    expect(await page.getByRole('banner').getByRole('button', { name: 'Log out' }).count()).toBe(0);
    expect(await button(page, t('auth.emailVerification.resend')).isDisabled()).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    expect(await page.getByText(addressOf(name)).count()).toBe(0);
  });

  test('says when the server has had enough, and when it does not answer', async () => {
    const { page } = await newcomer();
    const path = '**/email/verification-notification';
    await page.route(path, (route) => route.abort());
    await button(page, t('auth.emailVerification.resend')).click();
    await page.getByText(pattern('app.failure.unreachable')).first().waitFor();
    await page.unroute(path);
    await page.route(path, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, json: { message: 'x' } }),
    );
    await button(page, t('auth.emailVerification.resend')).click();
    await page
      .getByText(/Try again in \d+ seconds/)
      .first()
      .waitFor();
  });
});

describe('a call that needs the password', () => {
  test('waits, and is sent once more after it', async () => {
    const { page, name } = await newcomer();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/v1/me/email')) answers.push(response.status());
    });
    await changeAddress(page, addressOf(`${name}-new`));
    await confirm(page, 'not the password');
    await page.getByText(t('auth.passwordConfirmation.wrong')).waitFor();
    expect(answers).toEqual([423]);
    await confirm(page, strong);
    await page.waitForURL('**/verify-email');
    await page.getByText(addressOf(`${name}-new`)).waitFor();
    await page.getByText(sent).waitFor();
    expect(answers).toEqual([423, 200]);
    // It leads on after some seconds.
    await slowTime(page);
    await page.goto(await linkMailedTo(page, addressOf(`${name}-new`), mailed));
    await page.getByText('Your email is verified.').waitFor();
  });

  test('is given up by Cancel and by Back, and the form still holds what was typed', async () => {
    const { page, name } = await newcomer();
    const typed = addressOf(`${name}-other`);
    await changeAddress(page, typed);
    await button(page, 'Cancel').click();
    await page.getByText(pattern('auth.emailVerification.unconfirmed')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/verify-email');
    expect(await field(page, 'New email').inputValue()).toBe(typed);
    await button(page, t('auth.emailVerification.save')).click();
    await page.waitForURL('**/confirm-password');
    await page.getByRole('heading', { name: 'Confirm your password' }).waitFor();
    await page.goBack();
    await page.getByText(pattern('auth.emailVerification.unconfirmed')).waitFor();
    expect(await field(page, 'New email').inputValue()).toBe(typed);
  });

  test('is lost by a reload, but the way back is not', async () => {
    const { page, name } = await newcomer();
    await changeAddress(page, addressOf(`${name}-later`));
    await reload(page);
    await confirm(page, strong);
    await page.waitForURL('**/verify-email');
    await button(page, t('auth.emailVerification.change')).click();
    await field(page, 'New email').fill(addressOf(`${name}-later`));
    await button(page, t('auth.emailVerification.save')).click();
    await page.getByText(addressOf(`${name}-later`)).waitFor();
  });

  test('ends with the session, and the member comes back to the page that asked', async () => {
    const { page, name } = await newcomer();
    await changeAddress(page, addressOf(`${name}-never`));
    // Requests of lazy code would find the session over before the password does: wait for them.
    await isWhole(page);
    // So would the socket, which is cut when its session ends: its way back is held up.
    await page.route('**/broadcasting/auth', () => {});
    await endSession(page);
    await confirm(page, strong);
    await page.getByText('Session Expired!').first().waitFor();
    await page.waitForURL('**/login');
    await field(page, 'Email').fill(addressOf(name));
    await field(page, 'Password').fill(strong);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/verify-email');
    await page.getByText(/ g\.\.@fanfare\.test/).waitFor();
  });

  test('a page that is opened by hand leads home', async () => {
    const { page } = await newcomer();
    const cold = await (await newProfile(browser)).newPage();
    await cold.context().addCookies(await page.context().cookies());
    await cold.goto('/confirm-password');
    await button(cold, 'Cancel').click();
    await cold.waitForURL((url) => url.pathname === '/');
  });
});
