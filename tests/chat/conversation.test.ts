import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import type { Chat, ChatPerson, ChatEvent } from '#machines/chat/chat.types.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { OpenedChat, OpenInput } from '#machines/chat/conversation.types.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import type { KnownRelation, Relationship } from '#machines/people/relation.types.ts';
import { chat, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { stillPresence } from './still.ts';

const { person: bo } = chat(1);
const changes = {
  messages: [],
  deleted: [],
  hiddenUpTo: 0,
  cursor: '1',
  isReset: true,
  before: null,
};

/** A conversation for which the server has these answers, one after the other. */
const opened = async (known: Chat | null, answers: { chat: Chat | null; person: ChatPerson }[]) => {
  let asked = 0;
  const silent = fromCallback<EventObject>(() => undefined);
  const machine = conversationMachine.provide({
    actors: {
      presence: stillPresence,
      watchDay: silent,
      openChat: fromPromise<OpenedChat, OpenInput>(async ({ input }) => {
        asked += 1;
        const answer = answers[asked - 1] ?? { chat: null, person: bo };
        return { ...answer, changes, asked: input.asked };
      }),
    },
  });
  const input = { viewerId, chat: withBo, known, store: new MessageStore(), composer: null };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  return { actor, asked: () => asked, now: () => actor.getSnapshot().context };
};

const own: ChatEvent = {
  kind: 'messageSent',
  message: message(7, { authorId: viewerId, text: 'Hello.' }),
  chat: null,
  unread: null,
};

test('whom one writes to first has a name, and the first message makes the chat known', async () => {
  const { actor, asked, now } = await opened(null, [
    { chat: null, person: bo },
    { chat: chat(1), person: bo },
  ]);
  expect(now()).toMatchObject({ chat: null, person: bo });
  actor.send({ type: 'chatEvents.arrived', chatEvents: [own], at: 1 });
  await waitFor(actor, ({ context }) => context.chat !== null);
  expect(asked()).toBe(2);
  actor.send({ type: 'chatEvents.arrived', chatEvents: [own], at: 2 });
  expect(actor.getSnapshot().matches({ open: { freshness: 'settled' } })).toBe(true);
  expect(asked()).toBe(2);
  actor.stop();
});

const relationship: Relationship = {
  isFollower: false,
  isFollowedBy: true,
  isSubscriber: false,
  isSubscribedBy: false,
  subscription: null,
  banType: 'mute',
  isRestricted: false,
  followersCount: 1,
};
const changed = (userId: number, how: KnownRelation | null) =>
  ({ type: 'relation.changed', change: { userId, relationship: how, listed: null } }) as const;

test('how the two stand follows what changes between them, and between no others', async () => {
  const { actor, now } = await opened(chat(1), [{ chat: chat(1), person: bo }]);
  actor.send(changed(99, relationship));
  actor.send(changed(withBo.withUserId, null));
  expect(now().chat?.relationFlags.isBanned).toBe(false);
  actor.send(changed(withBo.withUserId, relationship));
  expect(now().chat?.relationFlags).toEqual({
    isSubscriber: false,
    isSubscribedTo: false,
    isFollower: true,
    isBanned: true,
  });
  actor.send(changed(withBo.withUserId, { isFollowedBy: false }));
  expect(now().chat?.relationFlags).toMatchObject({ isFollower: false, isBanned: true });
  actor.send(changed(withBo.withUserId, { ...relationship, banType: null }));
  expect(now().chat?.relationFlags.isBanned).toBe(false);
  actor.stop();
});

test('an answer that was asked for before the two parted is not believed', async () => {
  const answers: ((answer: OpenedChat) => void)[] = [];
  const silent = fromCallback<EventObject>(() => undefined);
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        presence: stillPresence,
        watchDay: silent,
        openChat: fromPromise<OpenedChat, OpenInput>(
          () => new Promise((answer) => answers.push(answer)),
        ),
      },
    }),
    {
      input: { viewerId, chat: withBo, known: chat(1), store: new MessageStore(), composer: null },
    },
  ).start();
  const asked = actor.getSnapshot().context.view.store.asked;
  const answer = (call: number, isBanned: boolean) =>
    answers[call]?.({
      chat: chat(1, { relationFlags: { ...chat(1).relationFlags, isBanned } }),
      person: bo,
      changes,
      asked,
    });
  const isBanned = () => actor.getSnapshot().context.chat?.relationFlags.isBanned;

  actor.send(changed(3, relationship));
  expect(answers.length).toBe(2);
  answer(0, false);
  answer(1, true);
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  expect(isBanned()).toBe(true);

  actor.send({ type: 'catchUp.due' });
  actor.send(changed(99, { ...relationship, banType: null }));
  expect(answers.length).toBe(3);
  actor.send(changed(3, { ...relationship, banType: null }));
  expect(isBanned()).toBe(false);
  expect(answers.length).toBe(4);
  answer(2, true);
  answer(3, false);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { freshness: 'settled' } }));
  expect(isBanned()).toBe(false);
  actor.stop();
});
