import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pattern, t } from '#stories/lib/texts.ts';
import { newProfile, openBrowser, password, reload } from './lib/browser.ts';
import { choose, popupOf, press } from './lib/provider.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const open = async (path = '/login'): Promise<Page> => {
  const page = await (await newProfile(browser)).newPage();
  await page.goto(path);
  return page;
};

const pathOf = (page: Page) => new URL(page.url()).pathname;
const fresh = (stem: string) => `${stem}-${crypto.randomUUID().slice(0, 8)}`;

/** A token must not be found in anything that outlives the page. */
const leftovers = (page: Page) =>
  page.evaluate(() =>
    [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie]
      .join('\n')
      .match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g),
  );

describe('Google, through the local issuer', () => {
  test('an attached account is signed in', async () => {
    const page = await open();
    await choose(await popupOf(page), /Ada Marlow/);
    await page.getByText('You are signed in!').first().waitFor();
    expect(pathOf(page)).toBe('/');
  });

  test('an attached account with a second factor is asked for the code', async () => {
    const page = await open('/');
    await choose(await popupOf(page), /Cy Okafor/);
    await page.waitForURL('**/two-factor-challenge');
  });

  test('cancelling and closing the window are said, and the next try works', async () => {
    const page = await open();
    await press(await popupOf(page), 'Cancel');
    await page.getByText(pattern('auth.socialLogin.closed')).waitFor();
    await (await popupOf(page)).close();
    await page.getByText(pattern('auth.socialLogin.closed')).waitFor();
    await choose(await popupOf(page), /Ada Marlow/);
    await page.getByText('You are signed in!').first().waitFor();
  });

  test('a window that the browser does not open is said', async () => {
    const page = await open();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Sign in with Google');
    await page.getByText(pattern('auth.socialLogin.blocked')).waitFor();
  });

  test('a password attaches an account that has the address', async () => {
    const page = await open();
    await choose(await popupOf(page), /Bo Lindqvist/);
    await page.getByRole('heading', { name: t('auth.socialAttach.title') }).waitFor();
    const field = page.getByLabel(t('auth.socialAttach.password'));
    await field.fill('not-the-password');
    await press(page, t('auth.socialAttach.submit'));
    await page.getByText(t('auth.passwordConfirmation.wrong')).waitFor();
    await field.fill(password);
    await press(page, t('auth.socialAttach.submit'));
    await page.getByText('You are signed in!').first().waitFor();
  });

  test('a newcomer without an address registers, and is led to verify it', async () => {
    const page = await open('/register');
    await choose(await popupOf(page, 'Register with Google'), /Kit Moreau/);
    await page.waitForURL('**/register_social');
    expect(await leftovers(page)).toBeNull();
    await reload(page);
    const name = fresh('kit');
    await page.getByLabel('Email', { exact: true }).fill(`${name}@fanfare.test`);
    await page.getByLabel('Username').fill('ada');
    await page.getByText(pattern('auth.username.problems.taken')).waitFor();
    await page.getByLabel('Username').fill(name);
    await page
      .getByText(t('auth.username.free', { thing: name }))
      .first()
      .waitFor();
    await press(page, 'Create Account');
    await page.getByText('You are signed in!').first().waitFor();
    await page.waitForURL('**/verify-email');
  });

  test('an address that another member has leads to attaching, and back', async () => {
    const page = await open();
    await choose(await popupOf(page), /Fay W\./);
    await page.waitForURL('**/register_social');
    await page.getByLabel('Username').fill(fresh('fay'));
    await press(page, 'Create Account');
    await page.getByRole('heading', { name: t('auth.socialAttach.title') }).waitFor();
    await press(page, 'Not now');
    await press(page, 'Cancel');
    await page.waitForURL('**/login');
    await page.goto('/register_social');
    await page.waitForURL('**/login');
    await page.getByText(pattern('auth.socialLogin.missing')).waitFor();
  });
});

describe('X, with the whole page', () => {
  test('cancelling there is said here', async () => {
    const page = await open();
    await press(page, 'Sign in with X');
    await press(page, 'Cancel');
    await page.waitForURL('**/login');
    await page.getByText(pattern('auth.socialLogin.closed')).waitFor();
  });

  test('an attached account comes back signed in', async () => {
    const page = await open();
    await press(page, 'Sign in with X');
    await choose(page, /Ada Marlow/);
    await page.getByRole('article').first().waitFor();
    expect(pathOf(page)).toBe('/');
  });

  test('an account that has the address is offered', async () => {
    const page = await open('/');
    await press(page, 'Sign in with X');
    await choose(page, /Bo Lindqvist/);
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: t('auth.socialAttach.title') }).waitFor();
    await press(page, 'Not now');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });

  test('a newcomer registers', async () => {
    const page = await open('/register');
    await press(page, 'Register with X');
    await choose(page, /Noa Brandt/);
    await page.waitForURL('**/register_social');
    await page.getByText(/Email from X: noa@fanfare\.test/).waitFor();
    await page.getByLabel('Username').fill(fresh('noa'));
    await press(page, 'Create Account');
    await page.getByText('You are signed in!').first().waitFor();
  });
});
