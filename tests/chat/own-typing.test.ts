import type EchoClass from 'laravel-echo';
import { expect, test } from 'vitest';
import type { RoomSignal } from '#machines/chat/presence.types.ts';
import { joinRoom } from '#src/api/chat/room.ts';

type Listener = (data?: object, sender?: object) => void;

/** Joins as member 3; answers what was reported, and what the room does when somebody whispers. */
const join = () => {
  const signals: RoomSignal[] = [];
  const sent: object[] = [];
  const listeners: Listener[] = [];
  const channel = {
    subscription: { subscribed: true, members: { count: 1 } },
    here: () => channel,
    joining: () => channel,
    leaving: () => channel,
    error: () => channel,
    listenForWhisper: (_: string, listener: Listener) => {
      listeners.push(listener);
      return channel;
    },
    whisper: (_: string, data: object) => sent.push(data),
  };
  const echo = { join: () => channel } as unknown as EchoClass<'pusher'>;
  const room = joinRoom(echo, {
    viewerId: 3,
    name: 'chat.2.3',
    isOpen: () => true,
    listener: (signal) => signals.push(signal),
    guests: new Map(),
  });
  const typed = () => signals.filter(({ type }) => type === 'peer.typed').length;
  const whisper = (...said: Parameters<Listener>) => listeners.forEach((listen) => listen(...said));
  return { room, sent, typed, whisper };
};

test('typing in another tab of the viewer is not the other one’s', () => {
  const { whisper, typed } = join();
  whisper({}, { user_id: '3' });
  whisper({ user_id: 3 });
  expect(typed()).toBe(0);
});

test('typing of the other one is shown, whether the broker names the sender or not', () => {
  const { whisper, typed } = join();
  whisper({ user_id: 3 }, { user_id: '2' });
  whisper({ user_id: 2 });
  whisper({});
  whisper();
  expect(typed()).toBe(4);
});

test('what is sent names its author, for brokers that do not', () => {
  const { room, sent } = join();
  room.announceTyping();
  expect(sent).toEqual([{ user_id: 3 }]);
});
