import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, demoTotpSecret } from '#src/backend/stand-ins/seed/cast.ts';
import { openBrowser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const from = (ip: string) => ({ 'X-Forwarded-For': ip });
const login = async (email: string, password: string, ip = '198.51.100.7') =>
  (await openBrowser(backend)).post('/login', { email, password }, from(ip));

test('sixty accounts may be tried from one address in ten minutes, and no more', async () => {
  backend = await createTestBackend({ env: { TRUST_PROXY: '1' } });
  const tries = Array.from({ length: 60 }, (_, index) => login(`x${index}@fanfare.test`, 'wrong'));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]));
  const refused = await login('ada@fanfare.test', demoPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await login('ada@fanfare.test', demoPassword, '198.51.100.8')).status).toBe(200);
  backend.advance(601_000);
  expect((await login('ada@fanfare.test', demoPassword)).status).toBe(200);
});

test('eighty members behind one address sign in: only wrong tries count', async () => {
  const names = ['ada', 'bo', 'dee', 'fay'];
  for (let minute = 0; minute < 4; minute += 1) {
    const logins = Array.from({ length: 20 }, (_, index) =>
      login(`${names[index % 4]}@fanfare.test`, demoPassword),
    );
    for (const answer of await Promise.all(logins)) expect(answer.status).toBe(200);
    backend.advance(61_000);
  }
});

const codeNow = (shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate({
    timestamp: backend.clock().getTime() + shift * 30_000,
  });
const pending = async () => {
  const browser = await openBrowser(backend);
  await browser.post('/login', { email: 'cy@fanfare.test', password: demoPassword });
  return browser;
};

const fiveWrong = async () => {
  const browser = await pending();
  for (let count = 0; count < 5; count += 1)
    expect((await browser.post('/two-factor-challenge', { code: '000000' })).status).toBe(422);
  return browser.post('/two-factor-challenge', { code: codeNow() });
};

describe('the second factor', () => {
  test('waits longer after every five wrong codes, until a right one', async () => {
    expect((await fiveWrong()).status).toBe(429);
    backend.advance(61_000);
    for (const wait of [120, 240]) {
      expect((await fiveWrong()).status).toBe(429);
      backend.advance((wait - 1) * 1000);
      const early = await pending();
      expect((await early.post('/two-factor-challenge', { code: codeNow() })).status).toBe(429);
      backend.advance(62_000);
    }
    const browser = await pending();
    expect((await browser.post('/two-factor-challenge', { code: codeNow() })).status).toBe(204);
    backend.advance(62_000);
    expect((await fiveWrong()).status).toBe(429);
    backend.advance(61_000);
    const again = await pending();
    expect((await again.post('/two-factor-challenge', { code: codeNow() })).status).toBe(204);
  });

  test.each([
    [-2, 422],
    [-1, 204],
    [1, 204],
    [2, 422],
  ])('a code of step %i is answered %i', async (shift, status) => {
    const browser = await pending();
    const answer = await browser.post('/two-factor-challenge', { code: codeNow(shift) });
    expect(answer.status).toBe(status);
  });
});
