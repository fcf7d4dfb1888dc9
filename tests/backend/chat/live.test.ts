import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import Echo from 'laravel-echo';
import PusherClient from 'pusher-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import { embeddedBroadcaster } from '#src/backend/realtime/embedded-broadcaster.ts';
import { messageSent, realtimeEvents } from '#src/contract/app/realtime.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { eventually } from '../realtime/broker-server.ts';
import { idOf, type Name } from '../world.ts';
import { post, read } from './talk.ts';

let backend: TestBackend;
let port: number;
let stop: () => Promise<void>;
const tabs: { disconnect(): void }[] = [];

/** The whole backend with its broker on one real port. */
beforeEach(async () => {
  const recorded = await createTestBackend();
  const broadcast = embeddedBroadcaster(recorded.settings, recorded.log);
  const app = createApp({ ...recorded, broadcast });
  const fetch: TestBackend['fetch'] = async (path, init) =>
    app.fetch(new Request(new URL(path, recorded.settings.appUrl), init));
  backend = { ...recorded, broadcast, fetch };
  const server = createServer((request, response) => {
    void getRequestListener(app.fetch)(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!broadcast.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = server.address() as AddressInfo);
  stop = async () => {
    for (const tab of tabs.splice(0)) tab.disconnect();
    await broadcast.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
});
afterEach(() => stop());

/** A tab with a real Echo that asks the backend for each signature. */
async function openTab(browser: Browser, who: Name) {
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher: PusherClient,
    key: backend.settings.pusher.key,
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: 'unused',
      customHandler: ({ socketId, channelName }, answer) => {
        const body = { socket_id: socketId, channel_name: channelName };
        void browser
          .post('/api/broadcasting/auth', body)
          .then(async (response) => answer(null, await response.json()));
      },
    },
  });
  tabs.push(echo);
  const received: { event: string; data: unknown }[] = [];
  const channel = echo.private(`App.Models.User.${idOf(who)}`);
  for (const event of ['MessageSent', 'ChatRead', 'MessageDeleted', 'RelationChanged'])
    channel.listen(event, (data: unknown) => received.push({ event, data }));
  await new Promise<void>((resolve) => {
    channel.subscribed(resolve);
  });
  return { received, socketId: echo.socketId() ?? '' };
}

it('carries a message from one member to all tabs but the one it was written in', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  const [writing, other, reading] = [
    await openTab(ada, 'ada'),
    await openTab(ada, 'ada'),
    await openTab(bo, 'bo'),
  ];
  const headers = { 'Idempotency-Key': crypto.randomUUID(), 'X-Socket-ID': writing.socketId };
  expect((await post(ada, 'bo', { message: 'Привет, Bo' }, headers)).status).toBe(200);
  await eventually(() => reading.received.length > 0 && other.received.length > 0, 'MessageSent');
  expect(messageSent.parse(reading.received[0]?.data)).toMatchObject({
    message: { text: 'Привет, Bo', author_id: 2 },
    chat: { with_user_id: 2, unread_count: 1 },
    unread: 1,
  });
  expect(messageSent.parse(other.received[0]?.data)).toMatchObject({
    message: { client_key: headers['Idempotency-Key'] },
    chat: { with_user_id: 3 },
    unread: 0,
  });
  await bo.post('/api/v1/chat/2/0/mark_read', {}, { 'X-Socket-ID': reading.socketId });
  await eventually(() => writing.received.length === 1 && other.received.length === 2, 'ChatRead');
  expect(writing.received.map(({ event }) => event)).toEqual(['ChatRead']);
  expect(reading.received).toHaveLength(1);
  expect(await read(bo, 'ada')).toHaveLength(1);
});

it('is only late, not lost, with a stale socket id', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  const reading = await openTab(bo, 'bo');
  const headers = { 'Idempotency-Key': crypto.randomUUID(), 'X-Socket-ID': '1.1' };
  await post(ada, 'bo', { message: 'x'.repeat(5_000) }, headers);
  await eventually(() => reading.received.length === 1, 'MessageSent');
  expect(messageSent.parse(reading.received[0]?.data).message.text).toHaveLength(5_000);
});

it('carries a follow to both, and a block to the blocked as somebody who is gone', async () => {
  const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
  const [acting, other, followed] = [
    await openTab(bo, 'bo'),
    await openTab(bo, 'bo'),
    await openTab(ada, 'ada'),
  ];
  const here = { 'X-Socket-ID': acting.socketId };
  await bo.post('/api/v1/people/2/start_following', {}, here);
  await eventually(
    () => other.received.length > 0 && followed.received.length > 0,
    'RelationChanged',
  );
  const { RelationChanged } = realtimeEvents;
  expect(RelationChanged.parse(other.received[0]?.data)).toMatchObject({ user_id: 2 });
  expect(RelationChanged.parse(followed.received[0]?.data)).toMatchObject({
    user_id: 3,
    list: 'followers',
    entry: { by_user: { username: 'bo' } },
    relation: { is_followed_by: true },
  });
  await bo.post('/api/v1/people/2/ban', { ban_type: 'block' }, here);
  const moves = () => followed.received.filter(({ event }) => event === 'RelationChanged');
  await eventually(() => moves().length > 1, 'RelationChanged');
  expect(moves()[1]?.data).toEqual({
    user_id: 3,
    list: null,
    entry: null,
    relation: null,
  });
  expect(acting.received).toEqual([]);
});
