import { beforeEach, describe, expect, it } from 'vitest';
import { channelAuth, userAuth } from '#src/backend/realtime/signature.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban } from '../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const socketId = '12.34';
const authorize = (browser: Browser, channel: string, path = '/api/broadcasting/auth') =>
  browser.post(path, { socket_id: socketId, channel_name: channel });
const asForm = (browser: Browser, path: string, body: Record<string, string>) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, Origin: 'http://fanfare.test' };
  return backend.fetch(path, { method: 'POST', headers, body: new URLSearchParams(body) });
};
const mine = 'private-App.Models.User.3';

describe('POST /api/broadcasting/auth', () => {
  it('signs the own channel, as JSON', async () => {
    const answer = await authorize(bo, mine);
    expect(answer.status).toBe(200);
    const { pusher } = backend.settings;
    expect(await answer.json()).toEqual({ auth: channelAuth(pusher, socketId, mine) });
  });

  it('refuses every other channel without a word', async () => {
    const others = [
      'private-App.Models.User.2',
      'private-App.Models.User.03x',
      'private-anything',
      'presence-chat.2.4',
      'presence-chat.3.2',
      'presence-chat.3.3',
      'public',
      '',
    ];
    for (const channel of others) {
      const answer = await authorize(bo, channel);
      expect(answer.status, channel).toBe(403);
      expect(await answer.json()).toEqual({ message: '' });
    }
  });

  it('signs the presence channel of a chat with who I am, unless one blocked the other', async () => {
    const answer = await authorize(bo, 'presence-chat.2.3');
    const { auth, channel_data: data } = (await answer.json()) as Record<string, string>;
    expect(JSON.parse(data ?? '')).toMatchObject({ user_id: '3', user_info: { username: 'bo' } });
    const { pusher } = backend.settings;
    expect(auth).toBe(channelAuth(pusher, socketId, 'presence-chat.2.3', data));
    await ban(backend, 'ada', 'bo', 'block');
    expect((await authorize(bo, 'presence-chat.2.3')).status).toBe(403);
  });

  it('shows nobody to whom they restricted', async () => {
    await ban(backend, 'ada', 'bo', 'restrict');
    expect((await authorize(bo, 'presence-chat.2.3')).status).toBe(403);
  });

  it('is 401 for guests, 419 without a token, 422 for a malformed socket id', async () => {
    expect((await authorize(await openBrowser(backend), mine)).status).toBe(401);
    const body = { socket_id: socketId, channel_name: mine };
    expect((await asForm(bo, '/api/broadcasting/auth', body)).status).toBe(419);
    const bad = await bo.post('/api/broadcasting/auth', { ...body, socket_id: 'x' });
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({ errors: { socket_id: [expect.any(String)] } });
  });
});

describe('/broadcasting/auth and /broadcasting/user-auth', () => {
  it('take a form without a token, as pusher-js sends it', async () => {
    const body = { socket_id: socketId, channel_name: mine };
    const answer = await asForm(bo, '/broadcasting/auth', body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      auth: channelAuth(backend.settings.pusher, socketId, mine),
    });
  });

  it('are an empty 403 for guests', async () => {
    const guest = await openBrowser(backend);
    for (const path of ['/broadcasting/auth', '/broadcasting/user-auth']) {
      const answer = await authorize(guest, mine, path);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ message: '' });
    }
  });

  it('sign the member in with a string id', async () => {
    const answer = await asForm(bo, '/broadcasting/user-auth', { socket_id: socketId });
    const { auth, user_data: data } = (await answer.json()) as Record<string, string>;
    expect(JSON.parse(data ?? '')).toMatchObject({ id: '3' });
    expect(auth).toBe(userAuth(backend.settings.pusher, socketId, data ?? ''));
  });
});
