import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { presenceMachine } from '#machines/chat/presence.machine.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import { presenceAdapter } from '#src/actors/chat/presence.adapter.ts';
import { openEcho } from '#src/api/chat/echo.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { channelAuth } from '#src/backend/realtime/signature.ts';
import { app, eventually, startBroker } from './broker-server.ts';

let server: Awaited<ReturnType<typeof startBroker>>;
beforeEach(async () => {
  server = await startBroker();
});
afterEach(() => server.stop());

type Answer = 'good' | 'wrong signature' | 'unreadable member' | 'refused';
interface Asked {
  socket_id: string;
  channel_name: string;
}

const member = JSON.stringify({ user_id: '2' });

/** Signs for the channel of the two as it is told, one answer after the other, and all else well. */
const openSigner = (answers: Answer[]) => {
  const asked: string[] = [];
  const post = async (_: string, { socket_id: id, channel_name: name }: Asked) => {
    if (!name.startsWith('presence-')) return { auth: channelAuth(app, id, name) };
    asked.push(id);
    const answer = answers.shift() ?? 'good';
    if (answer === 'refused') throw Object.assign(new Error('No'), { status: 403 });
    if (answer === 'unreadable member') return { auth: channelAuth(app, id, name) };
    const auth = answer === 'good' ? channelAuth(app, id, name, member) : `${app.key}:00`;
    return { auth, channel_data: member };
  };
  return { asked, http: { post } as unknown as Http };
};

const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The real chart, port, client and broker; only the time is ours. */
const enter = async (answers: Answer[]) => {
  const { asked, http } = openSigner(answers);
  const clock = new SimulatedClock();
  const chat = createChatServices({ store, keys: storageKeys('fanfare') });
  const actor = createActor(presenceMachine.provide(presenceAdapter({ chat })), {
    clock,
    input: { viewerId: 2, chat: { withUserId: 3, chatType: 0 } },
  }).start();
  const socket = await openEcho(
    {
      http,
      broadcaster: {
        key: app.key,
        cluster: 'mt1',
        host: '127.0.0.1',
        port: server.port,
        tls: false,
      },
      currency: 'USD',
      userId: 2,
      onSignal: ({ type }) => type === 'socket.connected' && chat.rooms.gain(),
      onEvents: () => undefined,
      onChannelEvent: () => undefined,
      onGap: () => undefined,
    },
    new AbortController().signal,
  );
  chat.rooms.open(socket);
  const stop = () => {
    actor.stop();
    socket.close();
  };
  return { asked, actor, clock, chat, stop };
};

test.each<[Answer]>([['wrong signature'], ['unreadable member'], ['refused']])(
  'a room whose entrance failed by "%s" is asked for again over the same socket',
  async (answer) => {
    const { asked, actor, clock, stop } = await enter([answer, answer, 'good']);
    const isIn = (entrance: 'asking' | 'granted' | 'refused') =>
      actor.getSnapshot().matches({ entrance });
    await eventually(() => asked.length === 1, 'asked');
    for (const count of [2, 3]) {
      if (answer === 'refused') await eventually(() => isIn('refused'), 'refused');
      clock.increment(answer === 'refused' ? 8_000 : 20_000);
      await eventually(() => asked.length === count, `asked ${count} times`);
    }
    await eventually(() => isIn('granted'), 'granted');
    expect(actor.getSnapshot().matches({ peer: 'away' })).toBe(true);
    expect(new Set(asked).size).toBe(1);
    stop();
  },
);

test('a second guest of a room that stands is told so at once, and is not asked for again', async () => {
  const { asked, actor, chat, stop } = await enter(['good']);
  await eventually(() => actor.getSnapshot().matches({ entrance: 'granted' }), 'granted');
  const second = createActor(presenceMachine.provide(presenceAdapter({ chat })), {
    input: { viewerId: 2, chat: { withUserId: 3, chatType: 0 } },
  }).start();
  expect(second.getSnapshot().matches({ entrance: 'granted', peer: 'away' })).toBe(true);
  expect(asked).toHaveLength(1);
  second.stop();
  stop();
});
