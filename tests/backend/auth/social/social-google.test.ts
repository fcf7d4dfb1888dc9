import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, refusalOf, sessionName, signedIn } from '../browser.ts';
import { sentBy, whoIs } from '../mailed.ts';
import { enterByGoogle, googleCredential, nonceOf, pendingIn, type Pending } from './social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const enter = async (account: string) => {
  const browser = await openBrowser(backend);
  const answer = await enterByGoogle(backend, browser, account);
  return { browser, status: answer.status, body: (await answer.json()) as Pending };
};
const form = { display_name: 'Somebody', username: 'somebody', terms: true };

describe('POST /auth/google/callback', () => {
  test('a member comes in, with a new session and token', async () => {
    const browser = await openBrowser(backend);
    const before = browser.cookies.get(sessionName);
    const answer = await enterByGoogle(backend, browser, 'ada');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, two_factor: false },
    ]);
    expect(browser.cookies.get(sessionName)).not.toBe(before);
    expect(await whoIs(browser)).toMatchObject({ username: 'ada' });
    expect(await pendingIn(browser)).toBeNull();
  });

  test('two-factor is asked for here too', async () => {
    const { browser, body } = await enter('cy');
    expect(body).toEqual({ success: true, two_factor: true });
    expect((await browser.get('/api/v1/me')).status).toBe(401);
    expect((await browser.post('/two-factor-challenge', { code: '000000' })).status).toBe(422);
  });

  test('an address of a member is not enough', async () => {
    const { browser, status, body } = await enter('bo');
    expect([status, body]).toEqual([
      200,
      {
        not_attached: true,
        jwt: expect.any(String),
        profile: { email: 'bo@fanfare.test', display_name: 'Bo Lindqvist', username: 'bo2' },
      },
    ]);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test.each([
    ['noa', { email: 'noa@fanfare.test', display_name: 'Noa Brandt', username: 'noa' }],
    ['kit', { email: null, display_name: 'Kit Moreau', username: 'kitmoreau' }],
    ['fay', { email: 'fay@fanfare.test', display_name: 'Fay W.', username: 'fay2' }],
  ])('%s is nobody yet: 422', async (account, profile) => {
    const { browser, status, body } = await enter(account);
    expect([status, body]).toEqual([
      422,
      {
        message: 'Please complete your registration.',
        code: 'registration_required',
        errors: [],
        jwt: expect.any(String),
        profile,
      },
    ]);
    const waiting = { status: 'registration_required', provider: 'google', profile };
    expect(await pendingIn(browser)).toMatchObject(waiting);
    expect((await browser.send('DELETE', '/auth/social/pending')).status).toBe(204);
    expect(await pendingIn(browser)).toBeNull();
  });

  test('a member is sent home', async () => {
    const browser = await signedIn(backend, 'ada');
    expect((await enterByGoogle(backend, browser, 'noa')).status).toBe(302);
  });
});

test.each([
  ['ada', 'attached'],
  ['bo', 'not_attached'],
  ['noa', 'unknown'],
])('check_token: %s is %s, and the credential still works', async (account, status) => {
  const browser = await openBrowser(backend);
  const credential = await googleCredential(backend, browser, account);
  const answer = await browser.post('/auth/google/check_token', { credential });
  expect([answer.status, await answer.json()]).toEqual([200, { status }]);
  expect([200, 422]).toContain(
    (await browser.post('/auth/google/callback', { credential })).status,
  );
});

const check = async (browser: Awaited<ReturnType<typeof openBrowser>>, body: object) => {
  const answer = await browser.post('/auth/google/check_token', body);
  return { status: answer.status, ...((await answer.json()) as object) };
};

describe('check_token of a ticket', () => {
  const lapsed = { status: 422, code: 'token_expired', errors: { jwt: expect.any(Array) } };

  test('says whom it stands for as often as it is asked, and uses nothing up', async () => {
    const { browser, body } = await enter('noa');
    for (let count = 0; count < 3; count += 1)
      expect(await check(browser, { jwt: body.jwt })).toMatchObject({ status: 'unknown' });
    const input = { ...form, provider: 'google', jwt: body.jwt };
    expect((await browser.post('/register_social', input)).status).toBe(201);
  });

  test('a ticket that was forgotten, is an hour old, or is another browser’s, serves no more', async () => {
    const { browser, body } = await enter('noa');
    expect(await check(await openBrowser(backend), { jwt: body.jwt })).toMatchObject(lapsed);
    backend.advance(59 * 60_000);
    expect(await check(browser, { jwt: body.jwt })).toMatchObject({ status: 'unknown' });
    backend.advance(2 * 60_000);
    expect(await check(browser, { jwt: body.jwt })).toMatchObject(lapsed);
    const again = await enter('noa');
    await again.browser.send('DELETE', '/auth/social/pending');
    expect(await check(again.browser, { jwt: again.body.jwt })).toMatchObject(lapsed);
  });

  test('asking about nothing is 422', async () => {
    const errors = { credential: [expect.any(String)] };
    expect(await check(await openBrowser(backend), {})).toMatchObject({ status: 422, errors });
  });
});

describe('POST /register_social', () => {
  test('201 "", verified by the provider, signed in, no password; the next time is a sign-in', async () => {
    const { browser, body } = await enter('noa');
    const input = { ...form, provider: 'google', jwt: body.jwt };
    const answer = await browser.post('/register_social', input);
    expect([answer.status, await answer.text()]).toEqual([201, '""']);
    expect(await whoIs(browser)).toMatchObject({
      email: 'noa@fanfare.test',
      email_verified_at: expect.any(String),
    });
    expect(await sentBy(backend)).toHaveLength(0);
    expect((await enter('noa')).body).toMatchObject({ success: true });
    const login = { email: 'noa@fanfare.test', password: '' };
    expect((await (await openBrowser(backend)).post('/login', login)).status).toBe(422);
  });

  test('the credential itself is as good as the ticket, in its own session', async () => {
    const browser = await openBrowser(backend);
    const token = await googleCredential(backend, browser, 'noa');
    await browser.post('/auth/google/callback', { credential: token });
    const input = { ...form, provider: 'google', token };
    const stranger = await openBrowser(backend);
    expect(await refusalOf(await stranger.post('/register_social', input))).toMatchObject({
      status: 422,
      code: 'token_expired',
    });
    expect((await browser.post('/register_social', input)).status).toBe(201);
  });

  test('without an address one is asked for, and verified by mail', async () => {
    const { browser, body } = await enter('kit');
    const input = { ...form, provider: 'google', jwt: body.jwt };
    expect((await refusalOf(await browser.post('/register_social', input))).errors).toEqual({
      email: ['The email field is required.'],
    });
    const email = 'kit@fanfare.test';
    expect((await browser.post('/register_social', { ...input, email })).status).toBe(201);
    expect(await whoIs(browser)).toMatchObject({ email, email_verified_at: null });
    expect((await sentBy(backend)).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  test('an address other than the provider’s is not verified', async () => {
    const { browser, body } = await enter('noa');
    const input = { ...form, provider: 'google', jwt: body.jwt, email: 'other@fanfare.test' };
    expect((await browser.post('/register_social', input)).status).toBe(201);
    expect(await whoIs(browser)).toMatchObject({ email_verified_at: null });
  });

  test('409 for a taken address leads to attaching with its password', async () => {
    const { browser, body } = await enter('fay');
    const answer = await browser.post('/register_social', {
      ...form,
      provider: 'google',
      jwt: body.jwt,
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'email_taken' });
    const attach = { jwt: body.jwt, password: demoPassword };
    expect((await browser.post('/api/v1/social/attach/google', attach)).status).toBe(200);
    expect(await whoIs(browser)).toMatchObject({ username: 'fay' });
  });

  test('422 by field, and for an old or foreign ticket', async () => {
    const { browser, body } = await enter('noa');
    const input = { ...form, provider: 'google', jwt: body.jwt };
    const send = async (change: object, by = browser) =>
      refusalOf(await by.post('/register_social', { ...input, ...change }));
    expect((await send({ username: 'Feed' })).errors).toEqual({
      username: ['The username is reserved.'],
    });
    expect((await send({ terms: false })).errors).toHaveProperty('terms');
    const expired = { status: 422, code: 'token_expired' };
    expect(await send({ provider: 'twitter' })).toMatchObject(expired);
    expect(await send({ jwt: `${body.jwt.slice(0, -3)}abc` })).toMatchObject(expired);
    expect(await send({ jwt: null })).toMatchObject(expired);
    expect(await send({}, await openBrowser(backend))).toMatchObject(expired);
    backend.advance(59 * 60_000);
    await nonceOf(browser);
    backend.advance(61_000);
    expect(await send({})).toMatchObject(expired);
  });
});
