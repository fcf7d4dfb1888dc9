import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceSession } from '#src/contract/settings/security.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, refusalOf, signedIn, sessionName, type Browser } from '../auth/browser.ts';
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

const listOf = async (browser: Browser) =>
  (await (await browser.get('/api/v1/me/sessions')).json()) as DeviceSession[];
const end = (browser: Browser, id: string) =>
  browser.send('DELETE', `/api/v1/me/sessions/${id}`, {});
const names = (list: DeviceSession[]) => list.map(({ id }) => id).toSorted();
const statusOf = async (browser: Browser) => (await browser.get('/api/v1/me')).status;

describe('GET /me/sessions', () => {
  test('this browser first, then those used last, and nobody else’s', async () => {
    await signedIn(backend, 'bo');
    const old = await signedIn(backend, 'ada');
    backend.advance(60_000);
    await signedIn(backend, 'ada');
    backend.advance(60_000);
    await old.get('/api/v1/me', { 'User-Agent': 'Old/1' });
    backend.advance(1000);
    const here = await signedIn(backend, 'ada');
    const listed = await listOf(here);
    expect(listed.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(listed.map(({ last_active: at }) => at.slice(11, 19))).toEqual([
      '10:02:01',
      '10:02:00',
      '10:01:00',
    ]);
  });

  test('what a session is called there opens nothing, and is the same in every browser', async () => {
    const [here, there] = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada')];
    const listed = await listOf(here);
    expect(names(listed)).toEqual(names(await listOf(there)));
    there.cookies.set(sessionName, listed[1]?.id ?? '');
    expect(await statusOf(there)).toBe(401);
  });
});

describe('DELETE /me/sessions/{id}', () => {
  test('423 until the password was confirmed', async () => {
    const [here, there] = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada')];
    const [, other] = await listOf(here);
    expect((await end(here, other?.id ?? '')).status).toBe(423);
    expect((await end(here, 'others')).status).toBe(423);
    expect(await statusOf(there)).toBe(200);
  });

  test('ends one with its remember cookie, and its socket', async () => {
    const [there, third] = [await signedIn(backend, 'ada', true), await signedIn(backend, 'ada')];
    const socket = await socketOf(server, there);
    backend.advance(30_000);
    await third.get('/api/v1/me');
    const here = await confirmed(backend, 'ada');
    const others = (await listOf(here)).filter(({ is_current: isCurrent }) => !isCurrent);
    expect((await end(here, others[1]?.id ?? '')).status).toBe(204);
    expect(await socket.closed).toBe(4200);
    expect([await statusOf(there), await statusOf(third), await statusOf(here)]).toEqual([
      401, 200, 200,
    ]);
  });

  test('another’s, or an unknown one, is 404; one’s own is signed out of, not ended: 409', async () => {
    const stranger = await signedIn(backend, 'bo');
    const here = await confirmed(backend, 'ada');
    const [boOwn] = await listOf(stranger);
    const [own] = await listOf(here);
    expect((await end(here, boOwn?.id ?? '')).status).toBe(404);
    expect((await end(here, 'nothing')).status).toBe(404);
    expect(await refusalOf(await end(here, own?.id ?? ''))).toMatchObject({
      status: 409,
      code: 'current_session',
    });
    expect([await statusOf(stranger), await statusOf(here)]).toEqual([200, 200]);
  });

  test('one that came of the same remembered sign-in goes alone', async () => {
    const here = await signedIn(backend, 'ada', true);
    const before = here.cookies.get(sessionName) ?? '';
    here.cookies.delete(sessionName);
    await here.get('/api/v1/me');
    await here.post('/user/confirm-password', { password: demoPassword });
    const [, earlier] = await listOf(here);
    expect((await end(here, earlier?.id ?? '')).status).toBe(204);
    here.cookies.delete(sessionName);
    expect(await statusOf(here)).toBe(200);
    const thief = await signedIn(backend, 'bo');
    thief.cookies.clear();
    thief.cookies.set(sessionName, before);
    expect(await statusOf(thief)).toBe(401);
  });

  test('`others` ends all but this one, with cookies and sockets', async () => {
    const [one, two] = [await signedIn(backend, 'ada', true), await signedIn(backend, 'ada')];
    const sockets = [await socketOf(server, one), await socketOf(server, two)];
    const here = await confirmed(backend, 'ada');
    const own = await socketOf(server, here);
    const socketId = { 'X-Socket-ID': own.socketId };
    const answer = await here.send('DELETE', '/api/v1/me/sessions/others', {}, socketId);
    expect(answer.status).toBe(204);
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4200, 4200]);
    expect(isOpen(own)).toBe(true);
    expect([await statusOf(one), await statusOf(two), await statusOf(here)]).toEqual([
      401, 401, 200,
    ]);
    expect(await listOf(here)).toHaveLength(1);
  });
});

test('a new password closes the sockets of other browsers', async () => {
  const there = await signedIn(backend, 'ada');
  const socket = await socketOf(server, there);
  const here = await signedIn(backend, 'ada');
  const answer = await here.send('PUT', '/user/password', {
    current_password: demoPassword,
    password: 'seven-green-kites',
    password_confirmation: 'seven-green-kites',
  });
  expect(answer.status).toBe(200);
  expect(await socket.closed).toBe(4200);
});
