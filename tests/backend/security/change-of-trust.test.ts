import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { endExpiredSockets } from '#src/backend/auth/session/end-sockets.ts';
import { confirmed, openBrowser, signedIn } from '../auth/browser.ts';
import { lastLink, sentBy } from '../auth/mailed.ts';
import { asked, byGuest } from '../settings/email-change/change-world.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { app, startBroker } from '../realtime/broker-server.ts';
import { isOpen, socketOf } from '../realtime/session-socket.ts';

type Server = Awaited<ReturnType<typeof startBroker>>;
let server: Server;
let backend: TestBackend;
beforeEach(async () => {
  server = await startBroker();
  backend = await createTestBackend({
    broadcast: server.broadcast,
    env: { PUSHER_APP_KEY: app.key, PUSHER_APP_SECRET: app.secret },
  });
});
afterEach(() => server.stop());

describe('a socket ends with its session', () => {
  test('at logout, and no other does', async () => {
    const [here, there] = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada')];
    const own = await socketOf(server, here);
    const chat = await socketOf(server, here, `presence-chat.${castIds.ada}.${castIds.bo}`);
    const other = await socketOf(server, there);
    await here.post('/logout');
    expect([await own.closed, await chat.closed]).toEqual([4200, 4200]);
    expect(isOpen(other)).toBe(true);
  });

  test('when it has expired, though nobody calls', async () => {
    const socket = await socketOf(server, await signedIn(backend, 'ada'));
    await endExpiredSockets({ ...backend, broadcast: server.broadcast });
    expect(isOpen(socket)).toBe(true);
    backend.advance(121 * 60_000);
    await endExpiredSockets({ ...backend, broadcast: server.broadcast });
    expect(await socket.closed).toBe(4200);
  });
});

async function resetWith(link: string, email: string) {
  const browser = await openBrowser(backend);
  const password = 'a-wholly-new-one';
  return browser.post('/reset-password', {
    token: new URL(link).pathname.split('/').at(-1),
    email,
    password,
    password_confirmation: password,
  });
}
const mailedLink = async () => {
  const guest = await openBrowser(backend);
  await guest.post('/forgot-password', { email: 'ada@fanfare.test' });
  return lastLink(backend);
};

describe('a mailed link to a new password is void', () => {
  test('after the password was changed', async () => {
    const link = await mailedLink();
    const browser = await signedIn(backend, 'ada');
    await browser.send('PUT', '/user/password', {
      current_password: demoPassword,
      password: 'seven-green-kites',
      password_confirmation: 'seven-green-kites',
    });
    expect((await resetWith(link, 'ada@fanfare.test')).status).toBe(422);
    expect((await sentBy(backend)).at(-1)).toMatchObject({ kind: 'password-changed' });
  });

  test('after the address was changed, and the old one is told', async () => {
    const link = await mailedLink();
    const browser = await confirmed(backend, 'ada');
    const email = 'ada.new@fanfare.test';
    const tokens = await asked(backend, browser, email);
    for (const token of [tokens.old, tokens.new]) await byGuest(backend, 'confirm', token);
    expect((await resetWith(link, email)).status).toBe(422);
    expect(await sentBy(backend)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'email-changed', toAddress: 'ada@fanfare.test' }),
      ]),
    );
  });
});

test('turning the second factor on ends every other session and remember cookie', async () => {
  const other = await signedIn(backend, 'ada', true);
  const browser = await confirmed(backend, 'ada');
  await browser.post('/user/two-factor-authentication', {});
  const answer = await browser.get('/user/two-factor-secret-key');
  const { secretKey } = (await answer.json()) as { secretKey: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secretKey) });
  const code = totp.generate({ timestamp: backend.clock().getTime() });
  const turnOn = await browser.post('/user/confirmed-two-factor-authentication', { code });
  expect(turnOn.status).toBe(200);
  expect((await browser.get('/api/v1/me')).status).toBe(200);
  expect((await other.get('/api/v1/me')).status).toBe(401);
  expect((await sentBy(backend)).at(-1)).toMatchObject({ kind: 'two-factor-on' });
});
