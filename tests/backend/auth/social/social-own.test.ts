import { beforeEach, describe, expect, test } from 'vitest';
import type { SocialAccount } from '#src/contract/settings/security.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { confirmed, openBrowser, refusalOf, signedIn, type Browser } from '../browser.ts';
import { lastLink, pathOf, sentBy } from '../mailed.ts';
import { html, passwordlessMember } from '../passwordless.ts';
import { enterByGoogle, enterByTwitter, googleCredential, pendingIn } from './social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const ownOf = async (browser: Browser) =>
  (await (await browser.get('/api/v1/me/social')).json()) as SocialAccount[];
const detach = (browser: Browser, provider: string) =>
  browser.send('DELETE', `/api/v1/me/social/${provider}`, {});

/** Bo with both providers, and the password just confirmed. */
async function withBoth() {
  const browser = await confirmed(backend, 'bo');
  const credential = await googleCredential(backend, browser, 'noa');
  await browser.post('/api/v1/social/attach/google', { credential, password: demoPassword });
  await enterByTwitter(backend, browser, 'kit');
  const jwt = (await pendingIn(browser))?.jwt;
  await browser.post('/api/v1/social/attach/twitter', { twitter_jwt: jwt, password: demoPassword });
  return browser;
}

describe('the member’s own providers', () => {
  test('are listed, oldest first, and one that was detached signs nobody in', async () => {
    const browser = await withBoth();
    expect((await ownOf(browser)).map(({ provider }) => provider)).toEqual(['google', 'twitter']);
    expect((await detach(browser, 'google')).status).toBe(204);
    expect((await ownOf(browser)).map(({ provider }) => provider)).toEqual(['twitter']);
    expect((await sentBy(backend)).at(-1)).toMatchObject({ kind: 'provider-detached' });
    expect((await enterByGoogle(backend, await openBrowser(backend), 'noa')).status).toBe(422);
  });

  test('423 without the password, 404 for one that is not attached, 422 for an unknown one', async () => {
    const stranger = await signedIn(backend, 'ada');
    expect((await detach(stranger, 'google')).status).toBe(423);
    const browser = await confirmed(backend, 'bo');
    expect((await detach(browser, 'twitter')).status).toBe(404);
    expect((await detach(browser, 'myspace')).status).toBe(422);
  });

  test('the only way in stays: 409, until there is a password', async () => {
    const browser = await passwordlessMember(backend);
    await browser.post('/user/confirm-password/link');
    await browser.get(pathOf(await lastLink(backend)), html);
    expect(await refusalOf(await detach(browser, 'google'))).toMatchObject({
      status: 409,
      code: 'last_login_method',
    });
    const first = { password: 'seven-green-kites', password_confirmation: 'seven-green-kites' };
    await browser.send('PUT', '/user/password', first);
    expect((await detach(browser, 'google')).status).toBe(204);
  });
});
