import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { openBrowser, signedIn } from '../browser.ts';
import { whoIs } from '../mailed.ts';
import { chooseAtTwitter, comeBack, enterByTwitter, pendingIn } from './social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

describe('the way through Twitter', () => {
  test.each([
    ['ada', 'main', null],
    ['cy', 'twoFactorChallenge', null],
    ['bo', 'login', 'not_attached'],
    ['noa', 'registerSocial', 'registration_required'],
    ['kit', 'registerSocial', 'registration_required'],
  ])('%s ends at %s', async (account, target, status) => {
    const browser = await openBrowser(backend);
    expect(await enterByTwitter(backend, browser, account)).toBe(target);
    const pending = await pendingIn(browser);
    expect(pending?.status ?? null).toBe(status);
    expect((await browser.get('/api/v1/me')).status).toBe(target === 'main' ? 200 : 401);
  });

  test('the ticket opens the registration, after a reload too', async () => {
    const browser = await openBrowser(backend);
    await enterByTwitter(backend, browser, 'kit');
    await pendingIn(browser);
    const pending = await pendingIn(browser);
    expect(pending?.profile).toEqual({
      email: null,
      display_name: 'Kit Moreau',
      username: 'kit_moreau',
    });
    const answer = await browser.post('/register_social', {
      provider: 'twitter',
      jwt: pending?.jwt,
      email: 'kit@fanfare.test',
      username: 'kit',
      display_name: 'Kit',
      terms: true,
    });
    expect(answer.status).toBe(201);
    expect(await whoIs(browser)).toMatchObject({ username: 'kit' });
    expect(await pendingIn(browser)).toBeNull();
  });

  test('cancelling is said once, until it is forgotten', async () => {
    const browser = await openBrowser(backend);
    const path = await chooseAtTwitter(backend, browser, { cancel: '1' });
    expect(path).toContain('error=access_denied');
    expect(await comeBack(browser, path)).toBe('login');
    const failed = { status: 'failed', provider: 'twitter', code: 'access_denied' };
    expect(await pendingIn(browser)).toEqual(failed);
    await browser.send('DELETE', '/auth/social/pending');
    expect(await pendingIn(browser)).toBeNull();
  });

  test('a member whose account it is not is told so', async () => {
    const browser = await signedIn(backend, 'bo');
    expect(await enterByTwitter(backend, browser, 'ada')).toBe('settingsSecurity');
    expect(await pendingIn(browser)).toMatchObject({ code: 'already_linked' });
  });
});

const codeOf = async (path: string, browser = openBrowser(backend)) => {
  const own = await browser;
  expect(await comeBack(own, path)).toBe('login');
  return (await pendingIn(own))?.code;
};

describe('what a stranger may try', () => {
  test('a callback that this browser did not start', async () => {
    const path = await chooseAtTwitter(backend, await openBrowser(backend), { account: 'ada' });
    expect(await codeOf(path)).toBe('state_invalid');
    expect(await codeOf('/auth/twitter/callback')).toBe('state_invalid');
    expect(await codeOf('/auth/twitter/callback?state=x&code=y&state=z')).toBe('state_invalid');
  });

  test('the same callback twice, or another state', async () => {
    const browser = await openBrowser(backend);
    const path = await chooseAtTwitter(backend, browser, { account: 'kit' });
    expect(await comeBack(browser, path)).toBe('registerSocial');
    expect(await codeOf(path, Promise.resolve(browser))).toBe('state_invalid');
  });

  test('a callback after ten minutes', async () => {
    const browser = await openBrowser(backend);
    const path = await chooseAtTwitter(backend, browser, { account: 'ada' });
    backend.advance(601_000);
    expect(await codeOf(path, Promise.resolve(browser))).toBe('state_invalid');
  });

  test('a code of another attempt: PKCE refuses it', async () => {
    const other = await openBrowser(backend);
    const stolen = await chooseAtTwitter(backend, other, { account: 'ada' });
    const code = new URL(stolen, testOrigin).searchParams.get('code') ?? '';
    const browser = await openBrowser(backend);
    const own = await chooseAtTwitter(backend, browser, { account: 'kit' });
    const mixed = new URL(own, testOrigin);
    mixed.searchParams.set('code', code);
    expect(await codeOf(mixed.pathname + mixed.search, Promise.resolve(browser))).toBe(
      'provider_unreachable',
    );
  });

  test('an issuer request with a foreign way back', async () => {
    const browser = await openBrowser(backend);
    const leaving = await browser.get('/auth/twitter/redirect');
    const location = new URL(leaving.headers.get('location') ?? '', testOrigin);
    location.searchParams.set('redirect_uri', 'https://evil.test/');
    const answer = await backend.fetch(location.pathname + location.search);
    expect(answer.status).toBe(400);
  });
});

test('where nobody stands in and nothing is configured there is no such route', async () => {
  const none = await createTestBackend({ env: { GOOGLE_CLIENT_ID: 'ours.apps' } });
  const browser = await openBrowser(none);
  expect((await browser.get('/auth/twitter/redirect')).status).toBe(404);
  expect((await none.fetch('/issuer/google/jwks')).status).toBe(404);
  expect((await browser.post('/auth/google/nonce')).status).toBe(200);
});
