import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startBroker } from './broker-server.ts';

let broker: Awaited<ReturnType<typeof startBroker>>;
/** No time passes for what counts how often something comes, however slow the machine is. */
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  return broker.stop();
});

const open = (port: number, headers: Record<string, string> = {}) =>
  new Promise<WebSocket | string>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/fanfare-key?protocol=7`, { headers });
    socket.once('message', (data: Buffer) =>
      resolve(data.toString().includes('established') ? socket : data.toString()),
    );
    socket.once('error', (error) => resolve(error.message));
  });
const closed = (socket: WebSocket) =>
  new Promise<number>((resolve) => {
    socket.once('close', resolve);
  });

test('sockets of one address are limited, and freed when they close', async () => {
  broker = await startBroker({}, { SOCKETS_PER_ADDRESS: '3', TRUST_PROXY: '1' });
  const from = (address: string) => open(broker.port, { 'X-Forwarded-For': address });
  const mine = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
  expect(mine.every((one) => one instanceof WebSocket)).toBe(true);
  expect(await from('192.0.2.1')).toContain('429');
  const other = await from('192.0.2.2');
  expect(other).toBeInstanceOf(WebSocket);
  const [first] = mine;
  if (first instanceof WebSocket) {
    const end = closed(first);
    first.close();
    await end;
  }
  expect(await from('192.0.2.1')).toBeInstanceOf(WebSocket);
});

test('sockets are opened so often by one address, though it closes them', async () => {
  const env = { SOCKETS_PER_ADDRESS: '3', TRUST_PROXY: '1', RATE_LIMIT: '6000' };
  broker = await startBroker({}, env);
  const from = (address: string) => open(broker.port, { 'X-Forwarded-For': address });
  for (let count = 0; count < 6; count += 1) {
    const socket = await from('192.0.2.1');
    if (!(socket instanceof WebSocket)) throw new Error(socket);
    const end = closed(socket);
    socket.close();
    await end;
  }
  expect(await from('192.0.2.1')).toContain('429');
  expect(await from('192.0.2.2')).toBeInstanceOf(WebSocket);
});

test('a socket that sends more frames than any client is closed, and its frames are not worked off', async () => {
  broker = await startBroker();
  const socket = await open(broker.port);
  if (!(socket instanceof WebSocket)) throw new Error(socket);
  let answered = 0;
  socket.on('message', () => {
    answered += 1;
  });
  const end = closed(socket);
  for (let sent = 0; sent < 20_000; sent += 1)
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
  expect(await end).toBe(4100);
  expect(answered).toBeLessThanOrEqual(400);
});

test('two hundred subscriptions at once, as after a reconnect, are no flood', async () => {
  broker = await startBroker();
  const socket = await open(broker.port);
  if (!(socket instanceof WebSocket)) throw new Error(socket);
  const all = new Promise<number>((resolve) => {
    let succeeded = 0;
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('subscription_succeeded')) succeeded += 1;
      if (succeeded === 200) resolve(succeeded);
    });
  });
  for (let index = 0; index < 200; index += 1)
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `c${index}` } }));
  expect(await all).toBe(200);
});
