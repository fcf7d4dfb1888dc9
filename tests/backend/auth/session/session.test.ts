import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, refusalOf, sessionName, signedIn } from '../browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const ada = { email: 'ada@fanfare.test', password: demoPassword };

describe('cookies (contract §1.1)', () => {
  test('csrf-cookie answers 204 with an encrypted session cookie and a readable token', async () => {
    const browser = await openBrowser(backend);
    const answer = await browser.get('/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    const [xsrf = '', session = ''] = browser.lastCookies.toSorted();
    expect(xsrf).toMatch(/^XSRF-TOKEN=[^;]+; Max-Age=7200; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    expect(session).toMatch(
      /^fanfare_session=[^;]+; Max-Age=7200; Path=\/; .*HttpOnly.*SameSite=Lax$/,
    );
    expect(browser.lastCookies).toHaveLength(2);
  });

  test('the token is encrypted anew on every answer and stays the same token', async () => {
    const browser = await openBrowser(backend);
    const first = browser.cookies.get('XSRF-TOKEN');
    await browser.get('/api/v1/me');
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(first);
    const old = { 'X-XSRF-TOKEN': decodeURIComponent(first ?? '') };
    expect((await browser.post('/login', ada, old)).status).toBe(200);
  });

  test('they are Secure when the site is', async () => {
    backend = await createTestBackend({ env: { APP_URL: 'https://fanfare.test' } });
    const answer = await backend.fetch('/sanctum/csrf-cookie');
    for (const line of answer.headers.getSetCookie()) expect(line).toContain('Secure');
  });

  test('a session slides for 120 minutes of silence, then is gone', async () => {
    const browser = await signedIn(backend, 'ada');
    for (let round = 0; round < 2; round += 1) {
      backend.advance(119 * 60_000);
      expect((await browser.get('/api/v1/me')).status).toBe(200);
    }
    backend.advance(121 * 60_000);
    expect((await browser.post('/api/broadcasting/auth', {})).status).toBe(419);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test('a changed or foreign cookie is a new guest', async () => {
    const browser = await signedIn(backend, 'ada');
    const good = browser.cookies.get(sessionName) ?? '';
    browser.cookies.set(sessionName, browser.cookies.get('XSRF-TOKEN') ?? '');
    expect((await browser.get('/api/v1/me')).status).toBe(401);
    browser.cookies.set(
      sessionName,
      `${good.slice(0, 30)}${good[30] === 'A' ? 'B' : 'A'}${good.slice(31)}`,
    );
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });
});

describe('the CSRF check (contract §1.2)', () => {
  test('419 without a token, whatever Sec-Fetch-Site says, and without a new token', async () => {
    const browser = await openBrowser(backend);
    const answer = await browser.post('/login', ada, {
      'X-XSRF-TOKEN': '',
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(await refusalOf(answer)).toEqual({ status: 419, message: 'CSRF token mismatch.' });
    expect(browser.lastCookies.map((line) => line.split('=')[0])).toEqual([sessionName]);
  });

  test('a token of another session is refused', async () => {
    const [browser, other] = [await openBrowser(backend), await openBrowser(backend)];
    const foreign = decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '');
    expect((await browser.post('/login', ada, { 'X-XSRF-TOKEN': foreign })).status).toBe(419);
    expect((await browser.post('/login', ada, { 'X-XSRF-TOKEN': '%E0%A4%A' })).status).toBe(419);
  });

  test('a deeper refusal carries both cookies', async () => {
    const browser = await openBrowser(backend);
    await browser.post('/login', {});
    expect(browser.lastCookies).toHaveLength(2);
    await browser.get('/api/v1/me');
    expect(browser.lastCookies).toHaveLength(2);
  });

  test('reads need no token; logout does', async () => {
    const browser = await signedIn(backend, 'ada');
    expect((await browser.post('/logout', undefined, { 'X-XSRF-TOKEN': '' })).status).toBe(419);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
  });
});

describe('the stateful rule (contract §1.5)', () => {
  test.each([
    [{ Origin: '' }, 401],
    [{ Origin: 'http://fanfare.test' }, 200],
    [{ Origin: '', Referer: 'http://fanfare.test/feed?x=1' }, 200],
    [{ Origin: 'http://fanfare.test', Referer: 'http://evil.test/' }, 401],
    [{ Origin: 'http://fanfare.test:8080' }, 401],
    [{ Origin: 'http://fanfare.test.evil.test' }, 401],
    [{ Origin: 'null' }, 401],
    [{ Origin: 'https://app.friend.test' }, 200],
  ])('%j → %i', async (headers, status) => {
    backend = await createTestBackend({ env: { STATEFUL_DOMAINS: '*.friend.test,other.test:81' } });
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.get('/api/v1/me', headers);
    expect(answer.status).toBe(status);
    expect(browser.lastCookies).toHaveLength(status === 200 ? 2 : 0);
  });

  test('the web group has a session whoever calls', async () => {
    const answer = await backend.fetch('/sanctum/csrf-cookie');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('fixation (contract §6)', () => {
  test('login and logout change id and token, and the old ones are dead', async () => {
    const browser = await openBrowser(backend);
    const planted = new Map(browser.cookies);
    await browser.post('/login', ada);
    const attacker = await openBrowser(backend);
    attacker.cookies.clear();
    for (const [name, value] of planted) attacker.cookies.set(name, value);
    expect((await attacker.get('/api/v1/me')).status).toBe(401);
    const stale = { 'X-XSRF-TOKEN': decodeURIComponent(planted.get('XSRF-TOKEN') ?? '') };
    expect((await browser.post('/logout', undefined, stale)).status).toBe(419);

    const stolen = new Map(browser.cookies);
    await browser.get('/sanctum/csrf-cookie');
    expect((await browser.post('/logout')).status).toBe(204);
    attacker.cookies.clear();
    for (const [name, value] of stolen) attacker.cookies.set(name, value);
    expect((await attacker.get('/api/v1/me')).status).toBe(401);
    expect((await browser.post('/logout')).status).toBe(401);
  });
});

describe('remember me', () => {
  test('outlives the session by 400 days, HttpOnly, and ends with the logout', async () => {
    const browser = await signedIn(backend, 'ada', true);
    const line = browser.lastCookies.find((one) => one.startsWith('remember_web_'));
    expect(line).toContain('Max-Age=34560000');
    expect(line).toContain('HttpOnly');
    backend.advance(30 * 24 * 3600_000);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    const copy = new Map(browser.cookies);
    await browser.post('/logout');
    expect([...browser.cookies.keys()].join()).not.toContain('remember_web_');
    browser.cookies.clear();
    for (const [name, value] of copy) browser.cookies.set(name, value);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test('a guessed cookie is nobody', async () => {
    const browser = await signedIn(backend, 'ada', true);
    const name = [...browser.cookies.keys()].find((one) => one.startsWith('remember_')) ?? '';
    browser.cookies.delete(sessionName);
    browser.cookies.set(name, '2%7Cguess%7Cguess');
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });
});

test('a call that wants HTML and is nobody is sent to login', async () => {
  const answer = await backend.fetch('/api/v1/me', { headers: { Accept: '*/*' } });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login');
});

test('another method on a known path is 405 and names what is supported', async () => {
  const answer = await backend.fetch('/logout', { headers: { Accept: 'application/json' } });
  expect(await refusalOf(answer)).toEqual({
    status: 405,
    message: 'The GET method is not supported for route logout. Supported methods: POST.',
  });
  expect(answer.headers.get('allow')).toBe('POST');
});

test('a body of more than 256 KiB is refused unread', async () => {
  const browser = await openBrowser(backend);
  const answer = await browser.post('/login', {
    email: 'x'.repeat(1024 * 1024),
    password: 'x',
  });
  expect(await refusalOf(answer)).toEqual({
    status: 413,
    message: 'The POST data is too large.',
  });
});
