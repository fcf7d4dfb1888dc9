import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { confirmed, openBrowser, refusalOf, signedIn } from './browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const newer = 'a-wholly-new-one';
const change = {
  current_password: demoPassword,
  password: newer,
  password_confirmation: newer,
};
const bodyOf = async (answer: Response) => [answer.status, await answer.text()];

describe('PUT /user/password', () => {
  test('200 "", this session goes on, the others end, and so do their remember cookies', async () => {
    const [browser, other] = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada', true)];
    expect(await bodyOf(await browser.send('PUT', '/user/password', change))).toEqual([200, '""']);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
    expect((await other.get('/api/v1/me')).status).toBe(401);
  });

  test('sockets of the others must ask again, this one goes on', async () => {
    const browser = await signedIn(backend, 'ada');
    await browser.send('PUT', '/user/password', change, { 'X-Socket-ID': '12.34' });
    expect(backend.published).toEqual([
      {
        channels: ['private-App.Models.User.2'],
        event: 'reauthorize',
        data: null,
        exceptSocketId: '12.34',
      },
    ]);
  });

  test('422 for a wrong current password', async () => {
    const browser = await signedIn(backend, 'ada');
    const wrong = { ...change, current_password: 'wrong' };
    const message = 'The provided password does not match your current password.';
    expect(await refusalOf(await browser.send('PUT', '/user/password', wrong))).toEqual({
      status: 422,
      message,
      errors: { current_password: [message] },
    });
  });

  test('a password changed behind a session ends it at its next call', async () => {
    const browser = await signedIn(backend, 'ada');
    await backend.db.update(users).set({ passwordHash: 'changed elsewhere' });
    const answer = await browser.get('/api/v1/me');
    expect(await refusalOf(answer)).toEqual({ status: 401, message: 'Unauthenticated.' });
    expect((await browser.post('/logout')).status).toBe(401);
  });
});

describe('password confirmation', () => {
  test('201 "", then counts for three hours', async () => {
    const browser = await signedIn(backend, 'ada');
    const status = async (query = '') =>
      (await browser.get(`/user/confirmed-password-status${query}`)).json();
    expect(await status()).toEqual({ confirmed: false });
    const answer = await browser.post('/user/confirm-password', { password: demoPassword });
    expect(await bodyOf(answer)).toEqual([201, '""']);
    backend.advance(100_000);
    expect(await status()).toEqual({ confirmed: true });
    expect(await status('?seconds=60')).toEqual({ confirmed: false });
    const confirmed = await browser.get('/user/confirmed-password-status');
    expect(confirmed.headers.get('x-retry-after')).toBe('100');
    for (let hour = 0; hour < 3; hour += 1) {
      backend.advance(3_600_000);
      await browser.get('/api/v1/me');
    }
    expect(await status()).toEqual({ confirmed: false });
  });

  test('422 for a wrong one, 429 after six', async () => {
    const browser = await signedIn(backend, 'ada');
    const attempt = () => browser.post('/user/confirm-password', { password: 'wrong' });
    expect((await refusalOf(await attempt())).errors).toEqual({
      password: ['The provided password was incorrect.'],
    });
    for (let count = 0; count < 5; count += 1) await attempt();
    expect((await attempt()).status).toBe(429);
  });
});

const setUp: [string, string][] = [
  ['POST', '/user/two-factor-authentication'],
  ['POST', '/user/confirmed-two-factor-authentication'],
  ['DELETE', '/user/two-factor-authentication'],
  ['GET', '/user/two-factor-qr-code'],
  ['GET', '/user/two-factor-secret-key'],
  ['GET', '/user/two-factor-recovery-codes'],
  ['POST', '/user/two-factor-recovery-codes'],
];

describe('two-factor set-up', () => {
  test.each(setUp)('%s %s is 401 for guests and 423 without confirmation', async (method, path) => {
    const guest = await openBrowser(backend);
    expect((await guest.send(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.send(method, path, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(423);
  });

  test('without a secret there is nothing to show', async () => {
    const browser = await confirmed(backend, 'ada');
    expect(await (await browser.get('/user/two-factor-qr-code')).json()).toEqual([]);
    expect(await (await browser.get('/user/two-factor-recovery-codes')).json()).toEqual([]);
    expect(await refusalOf(await browser.get('/user/two-factor-secret-key'))).toEqual({
      status: 404,
      message: 'Two factor authentication has not been enabled.',
    });
    const code = { code: '123456' };
    expect((await browser.post('/user/confirmed-two-factor-authentication', code)).status).toBe(
      422,
    );
  });

  test('enable, confirm, sign in with it, renew codes, disable', async () => {
    const browser = await confirmed(backend, 'ada');
    const secretOf = async () => {
      const answer = await browser.get('/user/two-factor-secret-key');
      return ((await answer.json()) as { secretKey: string }).secretKey;
    };
    const enable = (body?: unknown) => browser.post('/user/two-factor-authentication', body);
    expect(await bodyOf(await enable())).toEqual([200, '""']);
    const secret = await secretOf();
    await enable();
    expect(await secretOf()).toBe(secret);
    const [row] = await backend.db.select().from(users).where(eq(users.username, 'ada'));
    expect(row?.twoFactorSecret).not.toContain(secret);

    const qr = (await (await browser.get('/user/two-factor-qr-code')).json()) as {
      svg: string;
      url: string;
    };
    expect(qr.svg).toMatch(/^<svg/);
    expect(qr.url).toContain(`secret=${secret}`);

    const isOn = async () =>
      (
        (await (await browser.get('/api/v1/me')).json()) as {
          data: { two_factor_enabled: boolean };
        }
      ).data.two_factor_enabled;
    expect(await isOn()).toBe(false);
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: backend.clock().getTime(),
      });
    const confirm = (given: string) =>
      browser.post('/user/confirmed-two-factor-authentication', { code: given });
    expect((await confirm('000000')).status).toBe(422);
    expect(await bodyOf(await confirm(code()))).toEqual([200, '""']);
    expect(await isOn()).toBe(true);

    const other = await openBrowser(backend);
    const login = { email: 'ada@fanfare.test', password: demoPassword };
    expect(await (await other.post('/login', login)).json()).toEqual({ two_factor: true });
    expect((await other.post('/two-factor-challenge', { code: code() })).status).toBe(422);
    backend.advance(30_000);
    expect((await other.post('/two-factor-challenge', { code: code() })).status).toBe(204);

    const codes = async () => (await browser.get('/user/two-factor-recovery-codes')).json();
    const before = await codes();
    expect(before).toHaveLength(8);
    expect(await bodyOf(await browser.post('/user/two-factor-recovery-codes'))).toEqual([
      200,
      '""',
    ]);
    expect(await codes()).not.toEqual(before);

    await browser.send('DELETE', '/user/two-factor-authentication?unconfirmed=1');
    expect(await isOn()).toBe(true);

    await enable({ force: true });
    expect(await isOn()).toBe(false);
    await browser.send('DELETE', '/user/two-factor-authentication?unconfirmed=1');
    expect(await (await browser.get('/user/two-factor-qr-code')).json()).toEqual([]);
    const off = () => browser.send('DELETE', '/user/two-factor-authentication');
    expect(await bodyOf(await off())).toEqual([200, '""']);
    expect(await bodyOf(await off())).toEqual([200, '""']);
  });
});

describe('PUT /api/v1/me/site_settings', () => {
  test('keeps the language and sets the readable cookie', async () => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.send('PUT', '/api/v1/me/site_settings', {
      preferred_locale: 'pt-BR',
    });
    expect(await answer.json()).toMatchObject({
      data: { site_settings: { preferred_locale: 'pt-BR' } },
    });
    const line = browser.lastCookies.find((one) => one.startsWith('locale=')) ?? '';
    expect(line).toMatch(/^locale=pt-BR;/);
    expect(line).not.toContain('HttpOnly');
    const unknown = { preferred_locale: 'de' };
    expect((await browser.send('PUT', '/api/v1/me/site_settings', unknown)).status).toBe(422);
  });
});

test('unverified and deleted members may ask who they are', async () => {
  for (const name of ['dee', 'eli']) {
    const browser = await signedIn(backend, name);
    expect((await browser.get('/api/v1/me')).status).toBe(200);
  }
});
