import { afterEach, describe, expect, it } from 'vitest';
import { app, eventually, startBroker } from './broker-server.ts';

let server: Awaited<ReturnType<typeof startBroker>>;
afterEach(() => server.stop());

describe('connecting', () => {
  it('greets with a socket id and double-encoded data', async () => {
    server = await startBroker();
    const client = await server.raw();
    const { data } = await client.frame('pusher:connection_established');
    expect(data).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  it.each([
    ['/app/another-key?protocol=7', 4001],
    [`/app/${app.key}?protocol=99`, 4007],
    [`/app/${app.key}`, 4008],
  ])('refuses %s with %i, said in a frame and in the close', async (path, code) => {
    server = await startBroker();
    const client = await server.raw(path);
    expect(await client.closed).toBe(code);
    expect(client.frames[0]?.data).toMatchObject({ code });
    expect(client.frames[0]?.event).toBe('pusher:error');
  });

  it('refuses over capacity with 4100', async () => {
    server = await startBroker({ maxConnections: 1 });
    await (await server.raw()).frame('pusher:connection_established');
    expect(await (await server.raw()).closed).toBe(4100);
    expect(server.broker.connectionCount).toBe(1);
  });

  it('lets in its own pages and programs, not the pages of others', async () => {
    server = await startBroker();
    const path = `/app/${app.key}?protocol=7`;
    for (const origin of ['http://fanfare.test', `http://127.0.0.1:${server.port}`])
      await (await server.raw(path, { origin })).frame('pusher:connection_established');
    for (const origin of ['http://evil.test', 'null'])
      expect(await (await server.raw(path, { origin })).closed).toBe(4009);
  });

  it('leaves other paths to others', async () => {
    server = await startBroker();
    await expect(server.raw('/app')).rejects.toThrow('socket hang up');
    await expect(server.raw('/elsewhere')).rejects.toThrow('socket hang up');
  });
});

describe('staying alive', () => {
  it('answers a ping', async () => {
    server = await startBroker();
    const client = await server.raw();
    client.send({ event: 'pusher:ping', data: {} });
    expect((await client.frame('pusher:pong')).data).toEqual({});
  });

  it('pings a silent client and closes with 4201 when it stays silent', async () => {
    server = await startBroker({ activityTimeout: 0.1, pongTimeout: 0.1 });
    const client = await server.raw();
    await client.frame('pusher:ping');
    expect(await client.closed).toBe(4201);
  });

  it('keeps a client that answers', async () => {
    server = await startBroker({ activityTimeout: 0.1, pongTimeout: 0.1 });
    const client = await server.raw();
    for (let round = 0; round < 4; round += 1) {
      await client.frame('pusher:ping', round);
      client.send({ event: 'pusher:pong', data: {} });
    }
    expect(client.socket.readyState).toBe(1);
  });
});

describe('what is no frame', () => {
  it.each(['not json', '[]', '{}', '{"event":5}', '{"event":"pusher:unheard-of"}', 'null'])(
    'says so about %s and keeps the socket',
    async (raw) => {
      server = await startBroker();
      const client = await server.raw();
      client.send(raw);
      expect((await client.frame('pusher:error')).data).toMatchObject({ code: 4200 });
      client.send({ event: 'pusher:ping' });
      await client.frame('pusher:pong');
    },
  );

  it('does not read a frame over 64 KB', async () => {
    server = await startBroker();
    const client = await server.raw();
    client.send('x'.repeat(70_000));
    expect(await client.closed).toBe(1009);
  });
});

describe('subscribing', () => {
  it('acknowledges public, and private with a good signature', async () => {
    server = await startBroker();
    const client = await server.raw();
    await client.subscribe('news', undefined, '');
    await client.subscribe('private-App.Models.User.7');
    const [one, two] = [
      await client.frame('pusher_internal:subscription_succeeded'),
      await client.frame('pusher_internal:subscription_succeeded', 1),
    ];
    expect([one.channel, two.channel]).toEqual(['news', 'private-App.Models.User.7']);
    expect(two.data).toEqual({});
  });

  it.each([
    ['a wrong signature', 'private-App.Models.User.7', `${app.key}:${'0'.repeat(64)}`],
    ['no signature', 'private-App.Models.User.7', 'undefined'],
    ['a bad name', 'private-a b', ''],
    ['a server-to-user channel', '#server-to-user-7', ''],
  ])('answers 4009 in a frame to %s, and the socket stays open', async (_what, channel, auth) => {
    server = await startBroker();
    const client = await server.raw();
    await client.subscribe(channel, undefined, auth);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code: 4009 });
    await server.broadcast.publish([channel], 'E', {});
    client.send({ event: 'pusher:ping' });
    await client.frame('pusher:pong');
    expect(client.frames.map(({ event }) => event)).not.toContain('E');
  });

  it('refuses the signature of another socket', async () => {
    server = await startBroker();
    const [one, two] = [await server.raw(), await server.raw()];
    const { channelAuth } = await import('#src/backend/realtime/signature.ts');
    await two.subscribe(
      'private-x',
      undefined,
      channelAuth(app, await one.socketId(), 'private-x'),
    );
    expect((await two.frame('pusher:error')).data).toMatchObject({ code: 4009 });
  });

  it('delivers in order, once, not to the excluded socket, and not after unsubscribing', async () => {
    server = await startBroker();
    const [one, two] = [await server.raw(), await server.raw()];
    for (const client of [one, two]) await client.subscribe('private-x');
    for (const client of [one, two]) await client.frame('pusher_internal:subscription_succeeded');
    await server.broadcast.publish(['private-x'], 'A', { n: 1 });
    await server.broadcast.publish(
      ['private-x'],
      'B',
      { n: 2 },
      {
        exceptSocketId: await one.socketId(),
      },
    );
    await server.broadcast.publish(['private-x'], 'C', { n: 3 }, { exceptSocketId: '1.1' });
    await two.frame('C');
    const received = (client: typeof one) =>
      client.frames.map(({ event }) => event).filter((event) => event.length === 1);
    expect(received(two)).toEqual(['A', 'B', 'C']);
    await eventually(() => received(one).join('') === 'AC', 'A and C');
    two.send({ event: 'pusher:unsubscribe', data: { channel: 'private-x' } });
    two.send({ event: 'pusher:ping' });
    await two.frame('pusher:pong');
    await server.broadcast.publish(['private-x'], 'D', {});
    await one.frame('D');
    await two.heardAll();
    expect(received(two)).toEqual(['A', 'B', 'C']);
  });
});

describe('test switches', () => {
  it.each([4001, 4100, 4200])('closes a new socket with %i', async (code) => {
    server = await startBroker();
    server.broker.interference.upgrades = code;
    expect(await (await server.raw()).closed).toBe(code);
  });

  it('refuses the upgrade', async () => {
    server = await startBroker();
    server.broker.interference.upgrades = 'refuse';
    await expect(server.raw()).rejects.toThrow('503');
  });

  it('drops, duplicates and reorders events, and closes open sockets', async () => {
    server = await startBroker();
    const client = await server.raw();
    await client.subscribe('news', undefined, '');
    await client.frame('pusher_internal:subscription_succeeded');
    const say = (event: string) => server.broadcast.publish(['news'], event, {});
    const { interference } = server.broker;
    interference.delivery = 'drop';
    await say('A');
    interference.delivery = 'duplicate';
    await say('B');
    interference.delivery = 'reorder';
    await say('C');
    await say('D');
    interference.delivery = 'normal';
    await say('E');
    await client.frame('E');
    const received = client.frames.map(({ event }) => event).filter((event) => event.length === 1);
    expect(received).toEqual(['B', 'B', 'D', 'C', 'E']);
    Object.assign(interference, { delivery: 'drop', events: 1 });
    await say('F');
    await say('G');
    await client.frame('G');
    expect(client.frames.map(({ event }) => event)).not.toContain('F');
    server.broker.closeAll(4100, 'another');
    server.broker.closeAll(4100, 'news');
    expect(await client.closed).toBe(4100);
  });
});
