import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AccountLogAnswer, SecurityAnswer } from '#src/contract/settings/security.ts';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { confirmed, openBrowser, refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { lastLink, pathOf } from '../auth/mailed.ts';
import { html, passwordlessMember } from '../auth/passwordless.ts';
import { enterByGoogle } from '../auth/social/social-way.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const waysOf = async (browser: Browser) =>
  ((await (await browser.get('/api/v1/me/security')).json()) as SecurityAnswer).data;
const logOf = async (browser: Browser, query = '') =>
  (await (await browser.get(`/api/v1/me/log${query}`)).json()) as AccountLogAnswer;
const kindsOf = async (browser: Browser) => (await logOf(browser)).data.map(({ kind }) => kind);

async function turnOn(browser: Browser) {
  await browser.post('/user/two-factor-authentication', {});
  const answer = await browser.get('/user/two-factor-secret-key');
  const { secretKey } = (await answer.json()) as { secretKey: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secretKey) });
  const code = totp.generate({ timestamp: backend.clock().getTime() });
  await browser.post('/user/confirmed-two-factor-authentication', { code });
}

describe('GET /me/security', () => {
  test('how many recovery codes are left: a used one is gone, new ones are eight again', async () => {
    const browser = await confirmed(backend, 'ada');
    const off = {
      has_password: true,
      other_ways: 2,
      two_factor_enabled: false,
      recovery_codes_left: 0,
    };
    expect(await waysOf(browser)).toEqual(off);
    await browser.post('/user/two-factor-authentication', {});
    expect(await waysOf(browser)).toEqual(off);
    await turnOn(browser);
    const on = {
      has_password: true,
      other_ways: 2,
      two_factor_enabled: true,
      recovery_codes_left: 8,
    };
    expect(await waysOf(browser)).toEqual(on);
    const codes = (await (await browser.get('/user/two-factor-recovery-codes')).json()) as string[];
    const other = await openBrowser(backend);
    await other.post('/login', { email: 'ada@fanfare.test', password: demoPassword });
    const spent = await other.post('/two-factor-challenge', { recovery_code: codes[0] });
    expect(spent.status).toBe(204);
    expect(await waysOf(browser)).toEqual({ ...on, recovery_codes_left: 7 });
    await browser.post('/user/two-factor-recovery-codes', {});
    expect(await waysOf(browser)).toEqual(on);
  });
});

describe('GET /me/log', () => {
  test('another username and another offer are in it, and a profile saved as it was is not', async () => {
    const browser = await confirmed(backend, 'ada');
    const before = await kindsOf(browser);
    const profile = { display_name: 'Ada', username: 'ada', about: null };
    await browser.send('PUT', '/api/v1/me/profile', profile);
    expect(await kindsOf(browser)).toEqual(before);
    await browser.send('PUT', '/api/v1/me/profile', { ...profile, username: 'ada-b' });
    const offer = { price: 1299, currency: 'USD', plans: [], trial_days: 0, promotion: null };
    await browser.send('PUT', '/api/v1/me/subscription_settings', offer);
    const refused = { ...offer, price: 1 };
    expect((await browser.send('PUT', '/api/v1/me/subscription_settings', refused)).status).toBe(
      422,
    );
    expect(await kindsOf(browser)).toEqual(['offer_changed', 'username_changed', ...before]);
  });

  test('what happened, latest first, with the browser that did it', async () => {
    const browser = await confirmed(backend, 'ada');
    await turnOn(browser);
    await browser.post('/user/two-factor-recovery-codes', {});
    await browser.send('DELETE', '/user/two-factor-authentication', {});
    await browser.send(
      'PUT',
      '/user/password',
      {
        current_password: demoPassword,
        password: 'seven-green-kites',
        password_confirmation: 'seven-green-kites',
      },
      { 'User-Agent': 'Test/1' },
    );
    await browser.send('DELETE', '/api/v1/me/sessions/others', {});
    expect(await kindsOf(browser)).toEqual([
      'other_sessions_ended',
      'password_changed',
      'two_factor_off',
      'recovery_codes_renewed',
      'two_factor_on',
      'signed_in',
    ]);
    expect((await logOf(browser)).data[1]).toMatchObject({ agent: 'Test/1' });
  });

  test('only the member’s own, twenty a page', async () => {
    const browser = await signedIn(backend, 'ada');
    await signedIn(backend, 'bo');
    const rows = Array.from({ length: 24 }, () => ({
      userId: castIds.ada,
      kind: 'signed_out',
      createdAt: backend.clock(),
    }));
    await backend.db.insert(accountEvents).values(rows);
    const first = await logOf(browser);
    const next = await logOf(browser, `?cursor=${first.meta.next_cursor}`);
    expect([first.data.length, next.data.length]).toEqual([20, 5]);
    expect(next.meta.next_cursor).toBeNull();
    expect(next.data.at(-1)?.kind).toBe('signed_in');
  });

  test('keeps the last 500 of a member', async () => {
    const browser = await signedIn(backend, 'ada');
    const rows = Array.from({ length: 600 }, () => ({
      userId: castIds.ada,
      kind: 'signed_in',
      createdAt: backend.clock(),
    }));
    await backend.db.insert(accountEvents).values(rows);
    await browser.post('/logout');
    expect(await backend.db.$count(accountEvents, eq(accountEvents.userId, castIds.ada))).toBe(500);
  });
});

describe('PUT /user/password of a member without one', () => {
  const first = { password: 'seven-green-kites', password_confirmation: 'seven-green-kites' };

  test('423 until a mailed link has confirmed who they are, then it is set and signs in', async () => {
    const browser = await passwordlessMember(backend);
    const there = await openBrowser(backend);
    await enterByGoogle(backend, there, 'kit');
    expect((await browser.send('PUT', '/user/password', first)).status).toBe(423);
    await browser.post('/user/confirm-password/link');
    await browser.get(pathOf(await lastLink(backend)), html);
    expect((await browser.send('PUT', '/user/password', first)).status).toBe(200);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    expect((await there.get('/api/v1/me')).status).toBe(401);
    const other = await openBrowser(backend);
    const form = { email: 'kit@fanfare.test', password: first.password };
    expect((await other.post('/login', form)).status).toBe(200);
    expect(await kindsOf(other)).toContain('password_changed');
  });

  test('422 where a member who has one leaves it out', async () => {
    const browser = await signedIn(backend, 'ada');
    expect(await refusalOf(await browser.send('PUT', '/user/password', first))).toMatchObject({
      status: 422,
      errors: { current_password: ['The current password field is required.'] },
    });
  });
});

test('a password manager finds the form for a new password', async () => {
  const answer = await backend.fetch('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings/security']);
  expect((await backend.fetch('/.well-known/anything')).status).toBe(404);
});
