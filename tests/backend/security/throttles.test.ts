import { beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const email = 'ada@fanfare.test';
const passwords = { password: 'x', password_confirmation: 'x' };

/** Whoever may guess may guess so often a minute; `login` and the two factors: login.test.ts. */
test.each<[string | null, string, string, number, object]>([
  [null, 'POST', '/register', 20, {}],
  [null, 'POST', '/register_social', 20, {}],
  [null, 'POST', '/forgot-password', 6, { email: 'nonsense' }],
  [null, 'POST', '/reset-password', 10, { email, token: 'x', ...passwords }],
  [null, 'POST', '/auth/google/callback', 30, { credential: 'x' }],
  [null, 'POST', '/auth/google/check_token', 30, { credential: 'x' }],
  [null, 'POST', '/auth/google/nonce', 60, {}],
  [null, 'POST', '/api/v1/referrals/visit', 30, { code: 'guess' }],
  [null, 'GET', '/api/v1/usernames/ada', 60, {}],
  ['ada', 'POST', '/user/confirm-password', 6, { password: '' }],
  ['ada', 'PUT', '/user/password', 6, {}],
  ['ada', 'POST', '/passkeys/confirm', 10, {}],
  ['dee', 'POST', '/email/verification-notification', 6, {}],
  ['ada', 'POST', '/api/v1/social/attach/twitter', 4, { twitter_jwt: 'x', password: 'x' }],
])('%s: %s %s is 429 after %i a minute, and says when', async (who, method, path, limit, body) => {
  const browser = who === null ? await openBrowser(backend) : await signedIn(backend, who);
  const call = () => browser.send(method, path, method === 'GET' ? undefined : body);
  for (let count = 0; count < limit; count += 1) expect((await call()).status).not.toBe(429);
  const answer = await call();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
  backend.advance(61_000);
  expect((await call()).status).not.toBe(429);
});

test('one caller asks for thirty links in ten minutes, whoever they are for', async () => {
  const browser = await openBrowser(backend);
  const ask = async (count: number) => {
    const answer = await browser.post('/forgot-password', { email: `guess${count}@fanfare.test` });
    return answer.status;
  };
  for (let count = 0; count < 30; count += 1) expect(await ask(count)).toBe(200);
  expect(await ask(30)).toBe(429);
  backend.advance(601_000);
  expect(await ask(31)).toBe(200);
});

test('addresses of one IPv6 network are one caller', async () => {
  backend = await createTestBackend({ env: { TRUST_PROXY: '1' } });
  const browser = await openBrowser(backend);
  const register = async (count: number, network = '2001:db8:1:2') => {
    const from = { 'X-Forwarded-For': `${network}::${count.toString(16)}` };
    return (await browser.post('/register', {}, from)).status;
  };
  for (let count = 1; count <= 20; count += 1) expect(await register(count)).toBe(422);
  expect(await register(21)).toBe(429);
  expect(await register(1, '2001:db8:1:3')).toBe(422);
});

test('a full window shuts nobody else out', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  for (let count = 0; count < 7; count += 1) await ada.post('/user/confirm-password', {});
  expect((await ada.post('/user/confirm-password', {})).status).toBe(429);
  expect((await bo.post('/user/confirm-password', {})).status).toBe(422);
});
