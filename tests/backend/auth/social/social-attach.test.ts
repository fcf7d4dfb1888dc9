import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, demoTotpSecret } from '#src/backend/stand-ins/seed/cast.ts';
import { socialAccounts } from '#src/backend/db/schema/social.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../browser.ts';
import { whoIs } from '../mailed.ts';
import {
  enterByGoogle,
  enterByTwitter,
  googleCredential,
  pendingIn,
  type Pending,
} from './social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const google = '/api/v1/social/attach/google';
const success = { success: true, two_factor: false };

async function waiting(account: string) {
  const browser = await openBrowser(backend);
  const answer = await enterByGoogle(backend, browser, account);
  const { jwt } = (await answer.json()) as Pending;
  return {
    browser,
    attach: (change: object) => browser.post(google, { jwt, password: demoPassword, ...change }),
  };
}

const timed = async (email: string) => {
  const { attach } = await waiting('kit');
  const started = performance.now();
  const refusal = await refusalOf(await attach({ email, password: 'wrong' }));
  return { refusal, time: performance.now() - started };
};

describe('a guest attaches', () => {
  test('with the password of the account, and is in; the next time without it', async () => {
    const { browser, attach } = await waiting('bo');
    expect(await (await attach({})).json()).toEqual(success);
    expect(await whoIs(browser)).toMatchObject({ username: 'bo' });
    const again = await enterByGoogle(backend, await openBrowser(backend), 'bo');
    expect(await again.json()).toEqual(success);
  });

  test('not with a wrong one: 422, and the ticket still works', async () => {
    const { attach } = await waiting('bo');
    expect(await refusalOf(await attach({ password: 'wrong' }))).toEqual({
      status: 422,
      message: 'The provided password was incorrect.',
      errors: { password: ['The provided password was incorrect.'] },
    });
    expect((await attach({})).status).toBe(200);
  });

  test('strangers’ addresses are refused in the same words and time', async () => {
    const [known, unknown] = [await timed('ada@fanfare.test'), await timed('x@fanfare.test')];
    expect(known.refusal).toEqual(unknown.refusal);
    expect(Math.min(known.time, unknown.time)).toBeGreaterThan(95);
  });

  test('five guesses a minute, counted together with the login’s', async () => {
    const { browser, attach } = await waiting('bo');
    for (let count = 0; count < 4; count += 1) await attach({ password: 'wrong' });
    const login = { email: 'bo@fanfare.test', password: 'wrong' };
    expect((await browser.post('/login', login)).status).toBe(422);
    expect((await attach({})).status).toBe(429);
    expect((await browser.post('/login', login)).status).toBe(429);
  });

  test('two-factor comes first, then the account is attached', async () => {
    const { browser, attach } = await waiting('noa');
    const answer = await attach({ email: 'cy@fanfare.test' });
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'already_linked' });
    await backend.db.delete(socialAccounts);
    expect(await (await attach({ email: 'cy@fanfare.test' })).json()).toEqual({
      success: true,
      two_factor: true,
    });
    expect(await backend.db.select().from(socialAccounts)).toHaveLength(0);
    const code = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate({
      timestamp: backend.clock().getTime(),
    });
    expect((await browser.post('/two-factor-challenge', { code })).status).toBe(204);
    expect(await backend.db.select().from(socialAccounts)).toMatchObject([
      { subject: 'google-noa' },
    ]);
  });

  test('without a ticket nothing happens', async () => {
    const browser = await openBrowser(backend);
    const answer = await browser.post(google, {
      email: 'ada@fanfare.test',
      password: demoPassword,
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 422, code: 'token_expired' });
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });
});

const attachTo = (browser: Browser, credential: string, password = demoPassword) =>
  browser.post(google, { credential, password });

describe('a member attaches', () => {
  test('with their own password, whatever address the provider says', async () => {
    const browser = await signedIn(backend, 'bo');
    const credential = await googleCredential(backend, browser, 'noa');
    expect((await attachTo(browser, credential, 'wrong')).status).toBe(422);
    expect(await (await attachTo(browser, credential)).json()).toEqual(success);
    const other = await openBrowser(backend);
    await enterByGoogle(backend, other, 'noa');
    expect(await whoIs(other)).toMatchObject({ username: 'bo' });
  });

  test('not what is another’s, nor a second one: 409', async () => {
    const browser = await signedIn(backend, 'bo');
    const linked = { status: 409, code: 'already_linked' };
    const adas = await googleCredential(backend, browser, 'ada');
    expect(await refusalOf(await attachTo(browser, adas))).toMatchObject(linked);
    await attachTo(browser, await googleCredential(backend, browser, 'noa'));
    const second = await googleCredential(backend, browser, 'kit');
    expect(await refusalOf(await attachTo(browser, second))).toMatchObject(linked);
  });

  test('Twitter too', async () => {
    const browser = await signedIn(backend, 'bo');
    expect(await enterByTwitter(backend, browser, 'kit')).toBe('settingsSecurity');
    const pending = await pendingIn(browser);
    const answer = await browser.post('/api/v1/social/attach/twitter', {
      twitter_jwt: pending?.jwt,
      password: demoPassword,
    });
    expect(await answer.json()).toEqual(success);
    expect(await pendingIn(browser)).toBeNull();
    const other = await openBrowser(backend);
    expect(await enterByTwitter(backend, other, 'kit')).toBe('main');
    expect(await whoIs(other)).toMatchObject({ username: 'bo' });
  });
});
