import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, refusalOf, signedIn } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const press = (path: string, body: unknown = {}) =>
  backend.fetch(`/__test/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const ada = { email: 'ada@fanfare.test' };

test('they are absent by default', async () => {
  backend = await createTestBackend({ env: { FANFARE_TEST_SWITCHES: '' } });
  for (const path of [
    'reset',
    'switches',
    'faults',
    'expire-session',
    'leaving',
    'unconfirm-password',
    'unverify',
  ])
    expect((await press(path)).status).toBe(404);
});

describe('with FANFARE_TEST_SWITCHES', () => {
  test('an expired session is 419, and after a new cookie 401', async () => {
    const browser = await signedIn(backend, 'ada');
    expect((await press('expire-session', ada)).status).toBe(204);
    const send = () => browser.send('PUT', '/api/v1/me/site_settings', { preferred_locale: 'fr' });
    expect((await send()).status).toBe(419);
    await browser.get('/sanctum/csrf-cookie');
    expect((await send()).status).toBe(401);
  });

  test('the password can be unconfirmed, the address unverified', async () => {
    const browser = await confirmed(backend, 'ada');
    expect((await browser.get('/user/two-factor-qr-code')).status).toBe(200);
    await press('unconfirm-password', ada);
    expect((await browser.get('/user/two-factor-qr-code')).status).toBe(423);
    await press('unverify', ada);
    expect(await (await browser.get('/api/v1/me')).json()).toMatchObject({
      data: { email_verified_at: null },
    });
  });

  test('maintenance is 503 without cookies, until it is over', async () => {
    const browser = await openBrowser(backend);
    await press('switches', { maintenance: 30 });
    const answer = await browser.get('/sanctum/csrf-cookie');
    expect(await refusalOf(answer)).toEqual({ status: 503, message: 'Service Unavailable' });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(browser.lastCookies).toEqual([]);
    await press('switches', { isUp: true });
    expect((await browser.get('/sanctum/csrf-cookie')).status).toBe(204);
  });

  test('the other shape of 429', async () => {
    await press('switches', { throttleAsValidation: true });
    const browser = await openBrowser(backend);
    const login = () => browser.post('/login', { ...ada, password: 'wrong' });
    for (let count = 0; count < 5; count += 1) await login();
    const answer = await login();
    const message = 'Too many login attempts. Please try again in 60 seconds.';
    expect(await refusalOf(answer)).toEqual({ status: 429, message, errors: { email: [message] } });
    expect(answer.headers.has('retry-after')).toBe(false);
  });

  test('stock Fortify: one’s own new password ends the session', async () => {
    await press('switches', { ownPasswordChangeEndsSession: true });
    const browser = await signedIn(backend, 'ada');
    const changed = await browser.send('PUT', '/user/password', {
      current_password: demoPassword,
      password: 'a-wholly-new-one',
      password_confirmation: 'a-wholly-new-one',
    });
    expect(changed.status).toBe(200);
    expect((await browser.get('/api/v1/me')).status).toBe(401);
  });

  test('an answer can be put in place of a route’s: 413 as HTML, 200 as HTML', async () => {
    const browser = await signedIn(backend, 'ada');
    const html = '<h1>413 Request Entity Too Large</h1>';
    await press('faults', { path: '/api/v1/me', answer: { status: 413, body: html } });
    const answer = await browser.get('/api/v1/me');
    expect([answer.status, await answer.text()]).toEqual([413, html]);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    await press('faults', { path: '/api/*', times: 2, answer: { status: 200, body: { a: 1 } } });
    expect(await (await browser.get('/api/v1/me')).json()).toEqual({ a: 1 });
    expect(await (await browser.get('/api/v1/other')).json()).toEqual({ a: 1 });
  });

  test('slow: the route waits', async () => {
    const browser = await openBrowser(backend);
    await press('faults', { path: '/sanctum/csrf-cookie', delay: 150 });
    const started = performance.now();
    await browser.get('/sanctum/csrf-cookie');
    expect(performance.now() - started).toBeGreaterThan(145);
  });

  test('a lost answer: the work is done, the caller hears nothing', async () => {
    const browser = await signedIn(backend, 'ada');
    await press('faults', { path: '/api/v1/me/site_settings', method: 'put', isAnswerLost: true });
    const put = { preferred_locale: 'ru' };
    expect((await browser.send('PUT', '/api/v1/me/site_settings', put)).status).toBe(499);
    expect(await (await browser.get('/api/v1/me')).json()).toMatchObject({
      data: { site_settings: put },
    });
  });

  test('reset turns everything off and forgets the throttles', async () => {
    await press('switches', { maintenance: null, throttleAsValidation: true });
    expect((await backend.fetch('/sanctum/csrf-cookie')).status).toBe(503);
    await press('reset');
    expect((await backend.fetch('/sanctum/csrf-cookie')).status).toBe(204);
  });

  test('nonsense is refused', async () => {
    expect((await press('faults', { times: 1 })).status).toBe(422);
    expect((await press('expire-session', { email: 'nobody@x.test' })).status).toBe(404);
  });
});
