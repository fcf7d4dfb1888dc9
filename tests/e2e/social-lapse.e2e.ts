import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { openBrowser } from './lib/browser.ts';
import { openPage } from './lib/newcomer.ts';
import { choose, popupOf, press } from './lib/provider.ts';
import { timersRan } from './lib/timers.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const open = (path: string) => openPage(browser, path);
/** A Google account that never registers in any of these files. */
const newcomer = /Fay W\./;

/** Ends the server's pending sign-in, as an hour does. */
const lapse = (page: Page) =>
  page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    const answer = await fetch('/auth/social/pending', { method: 'DELETE', headers });
    if (answer.status !== 204) throw new Error(`The journey stays: ${answer.status}.`);
  });

describe('a sign-in that lapses', () => {
  test('is said as the form opens, before anything is typed', async () => {
    const page = await open('/register');
    await page.route('**/auth/google/check_token', async (route) => {
      await lapse(page);
      return route.continue();
    });
    await choose(await popupOf(page, 'Register with Google'), newcomer);
    await page.getByText(t('auth.socialLogin.expired')).first().waitFor();
    await page.waitForURL('**/login');
  });

  test('is said after a long pause, without the form being sent', async () => {
    const page = await open('/register');
    // Providers come when the page rests: a clock put in before that could keep them away.
    await page.getByRole('button', { name: 'Register with Google' }).first().waitFor();
    await page.clock.install();
    await choose(await popupOf(page, 'Register with Google'), newcomer);
    await page.waitForURL('**/register_social');
    await page.getByLabel('Username').fill('half-typed');
    await lapse(page);
    await page.clock.fastForward('10:00');
    await page.getByText(t('auth.socialLogin.expired')).first().waitFor();
    await page.waitForURL('**/login');
  });

  test('is said where the password of an account is asked for, and starts again', async () => {
    const page = await open('/');
    let asked = 0;
    await page.route('**/auth/social/pending', async (route) => {
      if (route.request().method() === 'GET') asked += 1;
      if (asked === 2) {
        asked += 1;
        await lapse(page);
      }
      return route.continue();
    });
    await press(page, 'Sign in with X');
    await choose(page, /Bo Lindqvist/);
    await page.getByText(t('auth.socialLogin.expired')).first().waitFor();
    await press(page, 'Start again');
    await page.getByRole('button', { name: 'Sign in with X' }).waitFor();
  });

  test('a question nobody answers leaves the form as it is', async () => {
    const page = await open('/register');
    let asked = 0;
    await page.route('**/auth/google/check_token', (route) => {
      asked += 1;
      return route.abort();
    });
    await choose(await popupOf(page, 'Register with Google'), newcomer);
    await page.waitForURL('**/register_social');
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
    // The network never rests here: what was not answered is asked again.
    await expect.poll(() => asked).toBeGreaterThan(0);
    await timersRan(page, 500);
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/register_social');
  });
});

test('Back from RegisterSocial gives the buttons, and nobody is half registered', async () => {
  const page = await open('/register');
  await choose(await popupOf(page, 'Register with Google'), newcomer);
  await page.waitForURL('**/register_social');
  await page.getByLabel('Username').waitFor();
  await page.goBack();
  await page.waitForURL('**/register');
  await choose(await popupOf(page, 'Register with Google'), newcomer);
  await page.waitForURL('**/register_social');
  await page.getByLabel('Username').waitFor();
});
