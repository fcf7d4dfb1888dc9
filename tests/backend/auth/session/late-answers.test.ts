import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#src/backend/auth/session/store.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, signedIn } from '../browser.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const ada = { email: 'ada@fanfare.test', password: demoPassword };

describe('after a logout', () => {
  test('an answer that is on its way during the logout brings nothing back', async () => {
    const browser = await signedIn(backend, 'ada');
    const other = await openBrowser(backend);
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    await Promise.all([
      other.post('/user/confirm-password', { password: demoPassword }),
      browser.post('/logout'),
    ]);
    expect((await other.get('/api/v1/me')).status).toBe(401);
  });

  test('a call of a session that has ended is answered without cookies, but for the one that asks', async () => {
    const browser = await signedIn(backend, 'ada');
    const late = await openBrowser(backend);
    for (const [name, value] of browser.cookies) late.cookies.set(name, value);
    await browser.post('/logout');
    expect((await late.get('/api/v1/me')).status).toBe(401);
    expect(late.lastCookies).toEqual([]);
    expect((await late.post('/logout')).status).toBe(419);
    expect(late.lastCookies).toEqual([]);
    await late.get('/sanctum/csrf-cookie');
    expect(late.lastCookies).toHaveLength(2);
    expect((await late.post('/login', ada)).status).toBe(200);
  });

  test('an answer that is ready after the logout leaves the cookies of the new session alone', async () => {
    const browser = await signedIn(backend, 'ada');
    const late = await openBrowser(backend);
    for (const [name, value] of browser.cookies) late.cookies.set(name, value);
    const store = sessionStore(backend);
    const read = vi.spyOn(store, 'read').mockImplementationOnce(async (id) => {
      read.mockRestore();
      const session = await store.read(id);
      await browser.post('/logout');
      return session;
    });
    expect((await late.get('/api/v1/me')).status).toBe(200);
    expect(late.lastCookies).toEqual([]);
  });
});
