import { TOTP, Secret } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  castIds,
  demoPassword,
  demoRecoveryCodes,
  demoTotpSecret,
} from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, refusalOf, sessionName, signedIn, type Browser } from './browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const login = (browser: Browser, name: string, password: string = demoPassword) =>
  browser.post('/login', { email: `${name}@fanfare.test`, password });
const codeNow = (shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate({
    timestamp: backend.clock().getTime() + shift * 30_000,
  });
const ascending = (one: number, other: number) => one - other;
const wrong = (field: string, message: string) => ({
  status: 422,
  message,
  errors: { [field]: [message] },
});
const wrongCode = wrong('code', 'The provided two factor authentication code was invalid.');

describe('POST /login', () => {
  test('200 {two_factor:false}, whatever the case of the address', async () => {
    const browser = await openBrowser(backend);
    const answer = await browser.post('/login', {
      email: '  ADA@Fanfare.test ',
      password: demoPassword,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ two_factor: false });
    const me = await browser.get('/api/v1/me');
    expect(await me.json()).toMatchObject({ data: { id: castIds.ada, username: 'ada' } });
  });

  test('a wrong password and an unknown address get the same answer in the same time', async () => {
    const browser = await openBrowser(backend);
    const time = async (name: string) => {
      const started = performance.now();
      const refusal = await refusalOf(await login(browser, name, 'not-the-password'));
      return { refusal, time: performance.now() - started };
    };
    const [known, unknown] = [await time('ada'), await time('nobody-at-all')];
    expect(known.refusal).toEqual(wrong('email', 'These credentials do not match our records.'));
    expect(unknown.refusal).toEqual(known.refusal);
    expect(Math.min(known.time, unknown.time)).toBeGreaterThan(95);
  });

  test('422 names every field that is missing', async () => {
    const browser = await openBrowser(backend);
    expect(await refusalOf(await browser.post('/login', { email: '  ', password: '' }))).toEqual({
      status: 422,
      message: 'The email field is required. (and 1 more error)',
      errors: {
        email: ['The email field is required.'],
        password: ['The password field is required.'],
      },
    });
    expect((await browser.post('/login')).status).toBe(422);
  });

  test('passwords are not trimmed', async () => {
    expect((await login(await openBrowser(backend), 'ada', ` ${demoPassword}`)).status).toBe(422);
  });

  test('the sixth try of a minute is 429 with its headers, right password or not', async () => {
    const browser = await openBrowser(backend);
    for (let count = 4; count >= 0; count -= 1) {
      const answer = await login(browser, 'ada', 'wrong');
      expect(answer.status).toBe(422);
    }
    const answer = await login(browser, 'ADA');
    expect(await refusalOf(answer)).toEqual({ status: 429, message: 'Too Many Attempts.' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('x-ratelimit-limit')).toBe('5');
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
    const resets = Number(answer.headers.get('x-ratelimit-reset'));
    expect(resets).toBe(Math.ceil(backend.clock().getTime() / 1000) + 60);
    expect((await login(browser, 'bo')).status).toBe(200);
    backend.advance(61_000);
    const other = await openBrowser(backend);
    const success = await login(other, 'ada');
    expect(success.status).toBe(200);
    expect(success.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(success.headers.has('retry-after')).toBe(false);
  });

  test.each([
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/two-factor-challenge',
  ])('POST %s of a member is a 302 home, JSON or not', async (path) => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.post(path, {});
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
  });
});

const pending = async () => {
  const browser = await openBrowser(backend);
  const before = browser.cookies.get(sessionName);
  expect(await (await login(browser, 'cy')).json()).toEqual({ two_factor: true });
  expect(browser.cookies.get(sessionName)).not.toBe(before);
  expect((await browser.get('/api/v1/me')).status).toBe(401);
  return browser;
};

describe('POST /two-factor-challenge', () => {
  test('204 with a code, and the session rotates', async () => {
    const browser = await pending();
    const planted = new Map(browser.cookies);
    const answer = await browser.post('/two-factor-challenge', { code: codeNow() });
    expect(answer.status).toBe(204);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    browser.cookies.clear();
    for (const [name, value] of planted) browser.cookies.set(name, value);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test('a code works once', async () => {
    const code = codeNow();
    expect((await (await pending()).post('/two-factor-challenge', { code })).status).toBe(204);
    const again = await (await pending()).post('/two-factor-challenge', { code });
    expect(await refusalOf(again)).toEqual(wrongCode);
    const older = await (await pending()).post('/two-factor-challenge', { code: codeNow(-1) });
    expect(older.status).toBe(422);
    backend.advance(61_000);
    const later = await (await pending()).post('/two-factor-challenge', { code: codeNow() });
    expect(later.status).toBe(204);
  });

  test('two at once with one code: one gets in', async () => {
    const [one, other] = [await pending(), await pending()];
    const code = codeNow();
    const answers = await Promise.all(
      [one, other].map((browser) => browser.post('/two-factor-challenge', { code })),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([204, 422]);
  });

  test('a recovery code works once and is replaced', async () => {
    const [recovery = ''] = demoRecoveryCodes;
    const browser = await pending();
    const answer = await browser.post('/two-factor-challenge', { recovery_code: recovery });
    expect(answer.status).toBe(204);
    await browser.post('/user/confirm-password', { password: demoPassword });
    const left = (await (await browser.get('/user/two-factor-recovery-codes')).json()) as string[];
    expect(left).toHaveLength(8);
    expect(left).not.toContain(recovery);
    const unmistakable = /^([0-9a-hjkmnp-tv-z]{5}-){2}[0-9a-hjkmnp-tv-z]{5}$/;
    expect(left[0]).toMatch(unmistakable);
    const again = await (
      await pending()
    ).post('/two-factor-challenge', { recovery_code: recovery });
    expect(await refusalOf(again)).toEqual(
      wrong('recovery_code', 'The provided two factor recovery code was invalid.'),
    );
  });

  test('a lost pending login looks like a wrong code', async () => {
    const browser = await openBrowser(backend);
    const answer = await browser.post('/two-factor-challenge', { code: codeNow() });
    expect(await refusalOf(answer)).toEqual(wrongCode);
  });

  test('five tries a minute', async () => {
    const browser = await pending();
    for (let count = 0; count < 5; count += 1)
      expect((await browser.post('/two-factor-challenge', { code: '000000' })).status).toBe(422);
    const answer = await browser.post('/two-factor-challenge', { code: codeNow() });
    expect(answer.status).toBe(429);
    expect(answer.headers.has('retry-after')).toBe(true);
  });

  test('remember is remembered across the challenge', async () => {
    const browser = await openBrowser(backend);
    const email = 'cy@fanfare.test';
    await browser.post('/login', { email, password: demoPassword, remember: true });
    expect([...browser.cookies.keys()].join()).not.toContain('remember_');
    await browser.post('/two-factor-challenge', { code: codeNow() });
    expect([...browser.cookies.keys()].join()).toContain('remember_');
  });
});
