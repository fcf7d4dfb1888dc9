import { createActor, fromCallback, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type {
  ChatAnswer,
  ChatsAsked,
  ChatsPage,
  ChatDate,
} from '#machines/chat/chat-list.types.ts';
import type { RelationChange } from '#machines/people/relation.types.ts';
import { chat } from '#stories/chat/chat.fixtures.ts';
import { relationship } from '#stories/people/subscription.fixtures.ts';
import { stillInbox } from './still.ts';

const blocked = chat(1, { relationFlags: { ...chat(1).relationFlags, isBanned: true } });
const isForgiven: RelationChange = { userId: 3, relationship: relationship(null), listed: null };

/** An inbox whose calls answer on command, with what the server knew when they were asked. */
const open = () => {
  let clock = 0;
  let known = blocked;
  const waiting: (() => void)[] = [];
  const answered = <Answer>(say: () => Answer): Promise<Answer> => {
    const answer = say();
    return new Promise((resolve) => {
      waiting.push(() => resolve(answer));
    });
  };
  const unread = () => ({ count: 0, at: (clock += 1) });
  const inbox = createActor(
    inboxMachine.provide({
      actors: {
        ...stillInbox,
        dateChats: fromCallback<ChatDate>(({ receive, sendBack }) =>
          receive((asked) => sendBack({ type: 'chat.dated', chat: asked.chat, at: (clock += 1) })),
        ),
        loadChats: fromPromise<ChatsPage, ChatsAsked>(({ input }) =>
          answered(() => ({ ...input, chats: [known], count: 1, unread: unread() })),
        ),
        fetchChat: fromPromise<ChatAnswer, ChatRef>(() =>
          answered(() => ({ chat: known, unread: unread() })),
        ),
      },
    }),
    { input: { viewerId: 2, unread: 0 } },
  ).start();
  return {
    inbox,
    serverForgives: () => {
      known = chat(1);
      inbox.send({ type: 'relation.changed', change: isForgiven });
    },
    answer: async () => {
      waiting.shift()?.();
      await new Promise(setImmediate);
    },
    shown: () =>
      inbox.getSnapshot().context.chats.map(({ relationFlags }) => relationFlags.isBanned),
    isAsking: () => waiting.length > 0,
  };
};

test('a page that was asked for before somebody was forgiven does not ban them again', async () => {
  const { inbox, serverForgives, answer, shown, isAsking } = open();
  inbox.send({ type: 'list.open' });
  await answer();
  expect(shown()).toEqual([true]);
  inbox.send({ type: 'catchUp.due' });
  serverForgives();
  expect(shown()).toEqual([false]);
  await answer();
  expect(shown()).toEqual([false]);
  await answer();
  expect(shown()).toEqual([false]);
  expect(isAsking()).toBe(false);
});

test('a chat that was asked for alone before somebody was forgiven is asked for again', async () => {
  const { inbox, serverForgives, answer, shown, isAsking } = open();
  inbox.send({ type: 'list.open' });
  await answer();
  const deleted = { kind: 'messageDeleted', withUserId: 3, chatType: 0, messageId: 5 } as const;
  inbox.send({ type: 'chatEvents.arrived', at: 0, chatEvents: [{ ...deleted, unread: null }] });
  serverForgives();
  await answer();
  expect(shown()).toEqual([false]);
  await answer();
  expect(shown()).toEqual([false]);
  expect(isAsking()).toBe(false);
});
