import Echo from 'laravel-echo';
import PusherClient from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, eventually, startBroker } from './broker-server.ts';

let server: Awaited<ReturnType<typeof startBroker>>;
beforeEach(async () => {
  server = await startBroker();
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.stop();
});

type Members = { count: number; members: Record<string, unknown> };

const subscribed = (client: PusherClient, channel: string) =>
  new Promise<unknown>((resolve, reject) => {
    const one = client.subscribe(channel);
    one.bind('pusher:subscription_succeeded', resolve);
    one.bind('pusher:subscription_error', reject);
  });

/** An event behind all others: what has not come by then does not come. */
const last = 'the-last';
const heardLast = (client: PusherClient, channel: string) =>
  new Promise((resolve) => void client.subscribe(channel).bind(last, resolve));

const whoami = (id: string) => ({ user_id: id, user_info: { name: `Member ${id}` } });

const whisper = (channel: string, data: unknown = {}) => ({ event: 'client-x', channel, data });

describe('pusher-js', () => {
  it('hears what the SDK triggers, except on the socket it leaves out', async () => {
    const [ada, bo] = [server.client(), server.client()];
    const heard = new Map<PusherClient, string[]>();
    for (const client of [ada, bo]) {
      const texts: string[] = [];
      heard.set(client, texts);
      await subscribed(client, 'private-room');
      client
        .channel('private-room')
        .bind('App\\Events\\Said', ({ text }: { text: string }) => texts.push(text));
    }
    const sdk = server.sdk();
    await sdk.trigger('private-room', 'App\\Events\\Said', { text: 'to all' });
    await sdk.trigger(
      ['private-room', 'news'],
      'App\\Events\\Said',
      { text: 'to bo' },
      {
        socket_id: ada.connection.socket_id,
      },
    );
    await sdk.trigger('private-room', 'App\\Events\\Said', { text: 'the last' });
    for (const texts of heard.values())
      await eventually(() => texts.includes('the last'), 'the last');
    expect(heard.get(ada)).toEqual(['to all', 'the last']);
    expect(heard.get(bo)).toEqual(['to all', 'to bo', 'the last']);
  });

  it('whispers to the others only, with the whisperer named on presence channels', async () => {
    const [ada, bo] = [server.client(whoami('1')), server.client(whoami('2'))];
    const received: unknown[] = [];
    const ended = [ada, bo].map((client) => heardLast(client, 'presence-room'));
    for (const client of [ada, bo]) {
      await subscribed(client, 'presence-room');
      client
        .channel('presence-room')
        .bind('client-typing', (data: unknown, by?: { user_id?: string }) =>
          received.push([data, by?.user_id]),
        );
    }
    ada.channel('presence-room').trigger('client-typing', { on: true });
    await eventually(() => received.length > 0, 'a whisper');
    await server.sdk().trigger('presence-room', last, {});
    await Promise.all(ended);
    expect(received).toEqual([[{ on: true }, '1']]);
  });

  it('counts a member with two sockets once', async () => {
    const watcher = server.client(whoami('1'));
    const members = (await subscribed(watcher, 'presence-room')) as Members;
    expect(members.members).toEqual({ 1: { name: 'Member 1' } });
    const log: string[] = [];
    const channel = watcher.channel('presence-room');
    channel.bind('pusher:member_added', ({ id }: { id: string }) => log.push(`+${id}`));
    channel.bind('pusher:member_removed', ({ id }: { id: string }) => log.push(`-${id}`));
    const [phone, laptop] = [server.client(whoami('2')), server.client(whoami('2'))];
    await subscribed(phone, 'presence-room');
    const seen = (await subscribed(laptop, 'presence-room')) as Members;
    expect(seen.count).toBe(2);
    phone.disconnect();
    await eventually(() => server.broker.connectionCount === 2, 'the end of a socket');
    const ended = heardLast(watcher, 'presence-room');
    await server.sdk().trigger('presence-room', last, {});
    await ended;
    expect(log).toEqual(['+2']);
    laptop.unsubscribe('presence-room');
    await eventually(() => log.length === 2, 'the leaving');
    expect(log).toEqual(['+2', '-2']);
  });

  it('signs in, is reached by member id, and is cut off by the SDK', async () => {
    const client = await server.raw();
    await client.signIn('7');
    expect((await client.frame('pusher:signin_success')).data).toEqual({
      user_data: '{"id":"7"}',
    });
    const sdk = server.sdk();
    await sdk.sendToUser('7', 'hello', { n: 1 });
    expect((await client.frame('hello')).channel).toBe('#server-to-user-7');
    await sdk.terminateUserConnections('7');
    expect(await client.closed).toBe(4009);
  });

  it('must ask for its channel again when it is told to, except one', async () => {
    const [one, two, other] = [await server.raw(), await server.raw(), await server.raw()];
    for (const client of [one, two]) await client.subscribe('private-member');
    await other.subscribe('private-other');
    for (const client of [one, two, other])
      await client.frame('pusher_internal:subscription_succeeded');
    await server.broadcast.reauthorize('private-member', { exceptSocketId: await one.socketId() });
    expect(await two.closed).toBe(4200);
    await server.broadcast.publish(['private-member', 'private-other'], 'E', {});
    await one.frame('E');
    await other.frame('E');
  });

  it('is refused a sign-in with a wrong signature', async () => {
    const client = await server.raw();
    client.send({
      event: 'pusher:signin',
      data: { auth: `${app.key}:no`, user_data: '{"id":"7"}' },
    });
    expect(await client.closed).toBe(4009);
  });

  it('comes back by itself after 4200 and subscribes again', async () => {
    const client = server.client();
    await subscribed(client, 'private-room');
    const again = new Promise((resolve) => {
      client.channel('private-room').bind('pusher:subscription_succeeded', resolve);
    });
    server.broker.closeAll(4200);
    await again;
    expect(client.connection.state).toBe('connected');
  });
});

describe('laravel-echo', () => {
  it('listens by event class on a private channel and joins a presence channel', async () => {
    const options = {
      broadcaster: 'pusher' as const,
      key: app.key,
      ...server.pusherOptions(whoami('3')),
    };
    const echo = new Echo({ ...options, Pusher: PusherClient, namespace: 'App.Events' });
    try {
      const received: unknown[] = [];
      const channel = echo.private('App.Models.User.3');
      channel.listen('MessageSent', (data: unknown) => received.push(data));
      await new Promise<void>((resolve) => {
        channel.subscribed(resolve);
      });
      const wire = 'private-App.Models.User.3';
      await server.broadcast.publish([wire], 'App\\Events\\MessageSent', { unread: 1 });
      await server.broadcast.publish([wire], 'MessageSent', { unread: 2 });
      await eventually(() => received.length > 0, 'MessageSent');
      const here = await new Promise((resolve) => {
        echo.join('chat.1.3').here(resolve);
      });
      expect(here).toEqual([{ name: 'Member 3' }]);
      expect(received).toEqual([{ unread: 1 }]);
    } finally {
      echo.disconnect();
    }
  });
});

describe('client events', () => {
  it('are refused on public channels, unsubscribed channels and over 10 KB', async () => {
    const client = await server.raw();
    await client.subscribe('news', undefined, '');
    await client.subscribe('private-room');
    await client.frame('pusher_internal:subscription_succeeded', 1);
    client.send(whisper('news'));
    client.send(whisper('private-other'));
    client.send(whisper('private-room', 'x'.repeat(10_300)));
    await client.frame('pusher:error', 2);
    const codes = client.frames.flatMap(({ data, event }) =>
      event === 'pusher:error' ? [(data as { code: number }).code] : [],
    );
    expect(codes).toEqual([4009, 4009, 4300]);
  });

  it('are limited to ten a second with 4301', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const [client, other] = [await server.raw(), await server.raw()];
    for (const one of [client, other]) {
      await one.subscribe('private-room');
      await one.frame('pusher_internal:subscription_succeeded');
    }
    const through: number[] = [];
    for (const at of [0, 999.9, 2_000]) {
      clock.mockReturnValue(at);
      for (let count = 0; count < 15; count += 1) client.send(whisper('private-room'));
      await client.heardAll();
      await other.heardAll();
      through.push(other.frames.filter(({ event }) => event === 'client-x').length);
    }
    expect(through).toEqual([10, 19, 29]);
    expect((await client.frame('pusher:error')).data).toMatchObject({ code: 4301 });
    expect(client.socket.readyState).toBe(1);
  });
});
