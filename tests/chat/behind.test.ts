import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { ChatAnswer, ChatsAsked, ChatsPage } from '#machines/chat/chat-list.types.ts';
import { chat } from '#stories/chat/chat.fixtures.ts';
import { stillInbox } from './still.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const page = (asked: ChatsAsked): ChatsPage => ({
  ...asked,
  chats: [chat(1)],
  count: 1,
  unread: { count: 0, at: 1 },
});

/** An inbox whose calls answer, or throw, as scripted. */
const open = () => {
  const loads: string[] = [];
  const looked: number[] = [];
  const fails = { load: null as unknown, look: null as unknown };
  const inbox = createActor(
    inboxMachine.provide({
      actors: {
        ...stillInbox,
        loadChats: fromPromise<ChatsPage, ChatsAsked>(async ({ input }) => {
          loads.push(`${input.kind} ${input.offset}`);
          if (fails.load !== null) throw fails.load;
          return page(input);
        }),
        fetchChat: fromPromise<ChatAnswer, ChatRef>(async ({ input }) => {
          looked.push(input.withUserId);
          if (fails.look !== null) throw fails.look;
          return { chat: null, unread: { count: 0, at: 1 } };
        }),
      },
    }),
    { input: { viewerId: 2, unread: 0 } },
  ).start();
  return { inbox, loads, looked, fails, context: () => inbox.getSnapshot().context };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a catch-up that failed is made again, later each time, and said until it came', async () => {
  const { inbox, loads, fails, context } = open();
  fails.load = { kind: 'offline' };
  inbox.send({ type: 'catchUp.due' });
  await settle();
  expect(context().tries).toBe(1);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(loads).toHaveLength(2);
  expect(context().tries).toBe(2);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(loads).toHaveLength(2);
  fails.load = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads).toHaveLength(3);
  expect(context()).toMatchObject({ tries: 0, chats: [{ id: 1 }] });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(loads).toHaveLength(3);
});

test('a channel that stands again does not wait for the next try', async () => {
  const { inbox, fails, context, loads } = open();
  fails.load = { kind: 'offline' };
  inbox.send({ type: 'catchUp.due' });
  await settle();
  fails.load = null;
  inbox.send({ type: 'catchUp.due' });
  await settle();
  expect(loads).toHaveLength(2);
  expect(context().tries).toBe(0);
});

test('with a session that is over nothing is tried again', async () => {
  const { inbox, fails, loads } = open();
  fails.load = { kind: 'unauthenticated' };
  inbox.send({ type: 'catchUp.due' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(loads).toHaveLength(1);
});

test('a chat that could not be looked up is asked for again, and one that is not there is not', async () => {
  const { inbox, fails, looked } = open();
  fails.look = { kind: 'offline' };
  const gone = {
    kind: 'messageDeleted' as const,
    chatType: 0 as const,
    messageId: 5,
    unread: null,
  };
  inbox.send({
    type: 'chatEvents.arrived',
    at: 0,
    chatEvents: [
      { ...gone, withUserId: 3 },
      { ...gone, withUserId: 4 },
    ],
  });
  await settle();
  expect(looked).toEqual([3]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(looked).toEqual([3, 4]);
  fails.look = { kind: 'notFound' };
  await vi.advanceTimersByTimeAsync(8_000);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(looked).toEqual([3, 4, 3, 4]);
});

test.each([
  { kind: 'forbidden', code: null, message: 'Your email address is not verified.' },
  { kind: 'notFound' },
])('a catch-up that is refused ($kind) is not made again', async (failure) => {
  const { inbox, loads, fails, context } = open();
  fails.load = failure;
  inbox.send({ type: 'catchUp.due' });
  await settle();
  expect(context().tries).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(loads).toHaveLength(1);
});
