import { expect } from 'vitest';
import { testOrigin, type TestBackend } from '../harness.ts';
import type { Browser } from './browser.ts';

/** A nonce for this browser's session. */
export async function nonceOf(browser: Browser): Promise<string> {
  const answer = await browser.post('/auth/google/nonce');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { nonce: string }).nonce;
}

/** Presses an account's button on the local Google page; the credential it hands to its opener. */
async function chooseAtGoogle(
  backend: TestBackend,
  account: string,
  nonce: string,
): Promise<string> {
  const answer = await backend.fetch('/issuer/google/choose', {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'fanfare-local', nonce, account }),
  });
  expect(answer.status).toBe(200);
  return /"credential":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

/** A credential of this person for this browser. */
export const googleCredential = async (backend: TestBackend, browser: Browser, account: string) =>
  chooseAtGoogle(backend, account, await nonceOf(browser));

/** The whole way in through Google. */
export async function enterByGoogle(backend: TestBackend, browser: Browser, account: string) {
  const credential = await googleCredential(backend, browser, account);
  return browser.post('/auth/google/callback', { credential });
}

const navigation = { Accept: 'text/html', 'X-Requested-With': '', Origin: '' };
const pathOf = (answer: Response) => {
  const url = new URL(answer.headers.get('location') ?? '', testOrigin);
  expect(url.origin).toBe(testOrigin);
  return url.pathname + url.search;
};

/** Leaves for the local Twitter and presses a button there; the path that leads back. */
export async function chooseAtTwitter(
  backend: TestBackend,
  browser: Browser,
  choice: Record<string, string>,
): Promise<string> {
  const leaving = await browser.get('/auth/twitter/redirect', navigation);
  expect(leaving.status).toBe(302);
  const query = new URL(leaving.headers.get('location') ?? '', testOrigin).searchParams;
  const answer = await backend.fetch('/issuer/twitter/authorize', {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(query), ...choice }),
  });
  expect(answer.status).toBe(303);
  return pathOf(answer);
}

/** Comes back, and says which screen the cookie names. */
export async function comeBack(browser: Browser, path: string): Promise<string | undefined> {
  const answer = await browser.get(path, navigation);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
  const target = browser.cookies.get('fanfare_redirect');
  browser.cookies.delete('fanfare_redirect');
  return target;
}

/** The whole way in through Twitter; which screen it ends at. */
export const enterByTwitter = async (backend: TestBackend, browser: Browser, account: string) =>
  comeBack(browser, await chooseAtTwitter(backend, browser, { account }));

export interface Pending {
  status: string;
  provider: string;
  code: string;
  jwt: string;
  profile: { email: string | null; display_name: string; username: string };
}

/** Pending social sign-in of this browser's session; null without one. */
export async function pendingIn(browser: Browser): Promise<Pending | null> {
  const answer = await browser.get('/auth/social/pending');
  return answer.status === 204 ? null : ((await answer.json()) as Pending);
}
