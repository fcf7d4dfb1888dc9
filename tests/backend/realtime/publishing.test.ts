import { afterEach, describe, expect, it } from 'vitest';
import { createBroadcaster } from '#src/backend/realtime/broadcaster.ts';
import { truncated } from '#src/backend/realtime/truncated.ts';
import { readSettings } from '#src/backend/settings.ts';
import { app, eventually, startBroker } from './broker-server.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
const start = async (env: Record<string, string> = {}) => {
  const server = await startBroker({}, env);
  running.push(server);
  return server;
};
const errors: string[] = [];
const log = { info: () => {}, warn: () => {}, error: (message: string) => errors.push(message) };

const outside = (port: number) =>
  createBroadcaster({
    settings: readSettings({
      BROADCAST: 'pusher',
      PUSHER_APP_SECRET: app.secret,
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: String(port),
      PUSHER_SCHEME: 'http',
    }),
    log,
    clock: () => new Date(),
  });

describe('BROADCAST=pusher', () => {
  it('publishes through the SDK, more than a hundred channels and toOthers included', async () => {
    const server = await start();
    const [one, two] = [await server.raw(), await server.raw()];
    for (const client of [one, two]) {
      await client.subscribe('private-7');
      await client.frame('pusher_internal:subscription_succeeded');
    }
    const channels = Array.from({ length: 120 }, (_, index) => `private-${index}`);
    const exceptSocketId = await one.socketId();
    await outside(server.port).publish(channels, 'E', { n: 1 }, { exceptSocketId });
    expect((await two.frame('E')).data).toEqual({ n: 1 });
    await one.heardAll();
    expect(one.frames.map(({ event }) => event)).not.toContain('E');
  });

  it('logs a broker that is away and does not throw', async () => {
    errors.length = 0;
    await outside(1).publish(['news'], 'E', {});
    expect(errors).toEqual(['broadcast failed']);
  });

  it('cuts the longest text of what is too large, and says so', () => {
    const text = 'я'.repeat(5_000);
    const data = truncated({ message: { id: 1, text }, chat: { id: 2, last_message: { text } } });
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(10_240);
    expect(data).toMatchObject({ is_truncated: true, message: { id: 1 }, chat: { id: 2 } });
    expect(truncated({ text: 'short' })).toEqual({ text: 'short' });
  });
});

describe.skipIf(!process.env.TEST_REDIS_URL)('two processes on one Redis', () => {
  const shared = { REDIS_URL: process.env.TEST_REDIS_URL ?? '', SLUG: `t${Date.now()}` };

  it('hear each other, and count members together', async () => {
    const [left, right] = [await start(shared), await start(shared)];
    const [one, two] = [await left.raw(), await right.raw()];
    await one.subscribe('presence-room', '{"user_id":"1"}');
    await one.frame('pusher_internal:subscription_succeeded');
    await two.subscribe('presence-room', '{"user_id":"2"}');
    const { data } = await two.frame('pusher_internal:subscription_succeeded');
    expect(data).toMatchObject({ presence: { count: 2 } });
    expect((await one.frame('pusher_internal:member_added')).data).toEqual({ user_id: '2' });
    await left.broadcast.publish(['presence-room'], 'E', { n: 1 });
    for (const client of [one, two]) expect((await client.frame('E')).data).toEqual({ n: 1 });
    const again = await left.raw();
    await again.subscribe('presence-room', '{"user_id":"2"}');
    await again.frame('pusher_internal:subscription_succeeded');
    two.socket.close();
    await eventually(() => right.broker.connectionCount === 1, 'one socket to be gone');
    // Whoever comes behind that end is told of behind it.
    await (await right.raw()).subscribe('presence-room', '{"user_id":"3"}');
    await one.frame('pusher_internal:member_added', 1);
    expect(one.frames.map(({ event }) => event)).not.toContain('pusher_internal:member_removed');
    again.socket.close();
    await one.frame('pusher_internal:member_removed');
    const response = await right.sdk().get({ path: '/channels/presence-room/users' });
    expect(await response.json()).toEqual({ users: [{ id: '1' }, { id: '3' }] });
    await eventually(() => one.frames.filter(({ event }) => event === 'E').length === 1, 'one E');
  });
});
