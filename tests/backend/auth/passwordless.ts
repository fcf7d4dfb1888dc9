import { expect } from 'vitest';
import type { TestBackend } from '../harness.ts';
import { openBrowser, type Browser } from './browser.ts';
import { enterByGoogle, pendingIn } from './social-way.ts';

/** Headers of a browser's page request. */
export const html = { Accept: 'text/html', 'X-Requested-With': '', Origin: '' };

/** Kit, who came through Google and has neither a password nor a verified address. */
export const passwordlessMember = async (backend: TestBackend): Promise<Browser> => {
  const browser = await openBrowser(backend);
  expect((await enterByGoogle(backend, browser, 'kit')).status).toBe(422);
  const form = {
    provider: 'google',
    jwt: (await pendingIn(browser))?.jwt,
    email: 'kit@fanfare.test',
    username: 'kit-here',
    display_name: 'Kit',
    terms: true,
  };
  expect((await browser.post('/register_social', form)).status).toBe(201);
  return browser;
};
