import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { socialAccounts } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds, demoPassword, demoTotpSecret } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, refusalOf, signedIn } from '../auth/browser.ts';
import { lastLink, sentBy, whoIs } from '../auth/mailed.ts';
import { enterByGoogle, googleCredential, type Pending } from '../auth/social/social-way.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const unverified = {
  status: 403,
  message: 'Your email address is not verified.',
  code: 'not_verified',
};
const attach = '/api/v1/social/attach/google';
const attached = () =>
  backend.db.select().from(socialAccounts).where(eq(socialAccounts.userId, castIds.dee));
const stored = async () => {
  const [row] = await backend.db.select().from(users).where(eq(users.id, castIds.dee));
  if (!row) throw new Error('dee is gone');
  return row;
};

describe('a member who has not verified the address', () => {
  test('attaches no provider while signed in', async () => {
    const browser = await signedIn(backend, 'dee');
    const credential = await googleCredential(backend, browser, 'noa');
    const answer = await browser.post(attach, { credential, password: demoPassword });
    expect(await refusalOf(answer)).toEqual(unverified);
    expect(await attached()).toEqual([]);
  });

  test('attaches none on the way in, neither with the password nor past a second factor', async () => {
    const enter = async () => {
      const browser = await openBrowser(backend);
      const { jwt } = (await (await enterByGoogle(backend, browser, 'noa')).json()) as Pending;
      const input = { jwt, email: 'dee@fanfare.test', password: demoPassword };
      return { browser, answer: await browser.post(attach, input) };
    };
    const { browser, answer } = await enter();
    expect(await refusalOf(answer)).toEqual(unverified);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
    await backend.db
      .update(users)
      .set({ twoFactorSecret: demoTotpSecret, twoFactorConfirmedAt: backend.clock() })
      .where(eq(users.id, castIds.dee));
    expect(await refusalOf((await enter()).answer)).toEqual(unverified);
    expect(await attached()).toEqual([]);
  });

  test('loses the address between password and code: the provider waits no longer', async () => {
    const browser = await openBrowser(backend);
    const { jwt } = (await (await enterByGoogle(backend, browser, 'noa')).json()) as Pending;
    await backend.db.delete(socialAccounts);
    await browser.post(attach, { jwt, email: 'cy@fanfare.test', password: demoPassword });
    await backend.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, castIds.cy));
    const code = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate({
      timestamp: backend.clock().getTime(),
    });
    expect(await refusalOf(await browser.post('/two-factor-challenge', { code }))).toEqual(
      unverified,
    );
    expect(await backend.db.select().from(socialAccounts)).toEqual([]);
  });

  test('is verified by a provider that vouches for the very address', async () => {
    await backend.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, castIds.bo));
    const browser = await signedIn(backend, 'bo');
    const credential = await googleCredential(backend, browser, 'bo');
    expect((await browser.post(attach, { credential, password: demoPassword })).status).toBe(200);
    expect((await whoIs(browser)).email_verified_at).not.toBeNull();
    expect((await sentBy(backend)).at(-1)).toMatchObject({ kind: 'provider-attached' });
  });

  test.each([
    '/user/two-factor-authentication',
    '/user/confirmed-two-factor-authentication',
    '/user/two-factor-recovery-codes',
  ])('sets up no second factor: POST %s', async (path) => {
    const browser = await confirmed(backend, 'dee');
    expect(await refusalOf(await browser.post(path, { code: '123456' }))).toEqual(unverified);
    expect((await stored()).twoFactorSecret).toBeNull();
  });
});

async function resetPassword(name: string) {
  const browser = await openBrowser(backend);
  await browser.post('/forgot-password', { email: `${name}@fanfare.test` });
  const password = 'a-wholly-new-one';
  const answer = await browser.post('/reset-password', {
    token: new URL(await lastLink(backend)).pathname.split('/').at(-1),
    email: `${name}@fanfare.test`,
    password,
    password_confirmation: password,
  });
  expect(answer.status).toBe(200);
  return { browser, password };
}

describe('the password of an account that somebody else prepared is reset', () => {
  test('nothing of theirs is left: provider, factor, session, remember cookie', async () => {
    const theirs = await signedIn(backend, 'dee', true);
    const remembered = new Map(theirs.cookies);
    const sealed = { twoFactorSecret: demoTotpSecret, twoFactorConfirmedAt: backend.clock() };
    await backend.db.update(users).set(sealed).where(eq(users.id, castIds.dee));
    await backend.db.insert(socialAccounts).values({
      provider: 'google',
      subject: 'google-noa',
      userId: castIds.dee,
      email: 'noa@fanfare.test',
      attachedAt: backend.clock(),
    });

    const { browser, password } = await resetPassword('dee');

    expect((await theirs.get('/api/v1/me')).status).toBe(401);
    remembered.delete('fanfare_session');
    theirs.cookies.clear();
    for (const [name, value] of remembered) theirs.cookies.set(name, value);
    expect((await theirs.get('/api/v1/me')).status).toBe(401);
    const byProvider = await enterByGoogle(backend, await openBrowser(backend), 'noa');
    expect(byProvider.status).toBe(422);
    expect(await attached()).toEqual([]);
    const { twoFactorSecret, twoFactorConfirmedAt, twoFactorRecoveryCodes } = await stored();
    expect([twoFactorSecret, twoFactorConfirmedAt, twoFactorRecoveryCodes]).toEqual([
      null,
      null,
      null,
    ]);
    const login = await browser.post('/login', { email: 'dee@fanfare.test', password });
    expect(await login.json()).toEqual({ two_factor: false });
    const mail = (await sentBy(backend)).at(-1);
    expect(mail).toMatchObject({ kind: 'account-cleared', toAddress: 'dee@fanfare.test' });
  });

  test('a verified member keeps provider and factor, and is written to', async () => {
    await resetPassword('cy');
    const kept = await backend.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.userId, castIds.cy));
    expect(kept.length).toBeGreaterThan(0);
    expect((await sentBy(backend)).at(-1)).toMatchObject({ kind: 'password-changed' });
  });
});
