import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { chatDeletionMachine } from '#machines/chat/chat-deletion.machine.ts';
import type { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { chatDeletionDialogOf, reminderDialogOf } from '#machines/chat/message-questions.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import type { Reminder } from '#machines/chat/reminders.types.ts';
import { chat, withBo } from '#stories/chat/chat.fixtures.ts';
import { stubPort } from '#tests/lib/stub.ts';
import { stillConversation, stillInbox } from './still.ts';

const inboxPorts = { ...stillInbox, loadChats: stubPort() };
const actors = {
  inbox: inboxMachine.provide({ actors: inboxPorts }),
  conversation: stubPort<typeof conversationMachine>(),
  person: stubPort<typeof chatPersonMachine>(),
};

const open = (withUserId: number | null, maySell = false) =>
  createActor(messagesMachine.provide({ actors }), {
    input: { viewerId: 2, maySell, withUserId },
  }).start();

test('an address without an id opens the list alone', () => {
  const screen = open(null);
  expect(screen.getSnapshot().value).toBe('choosing');
  expect(screen.getSnapshot().context.conversation).toBeNull();
});

test('an address with an id has a composer that the inbox keeps', () => {
  const screen = open(5);
  expect(screen.getSnapshot().value).toBe('conversing');
  expect(
    screen.getSnapshot().context.inbox.getSnapshot().context.chatSessions.getSnapshot().context
      .composers,
  ).toHaveProperty('5:0');
});

test('nobody can write to the system', () => {
  const screen = open(1);
  expect(screen.getSnapshot().value).toBe('conversing');
  expect(
    screen.getSnapshot().context.inbox.getSnapshot().context.chatSessions.getSnapshot().context
      .composers,
  ).toEqual({});
});

test('the inbox of the running app is used where there is one', () => {
  const inbox = createActor(inboxMachine.provide({ actors: inboxPorts }), {
    input: { viewerId: 2, unread: 4 },
  }).start();
  const screen = createActor(messagesMachine, {
    input: { viewerId: 2, inbox, maySell: false, withUserId: null },
  }).start();
  expect(screen.getSnapshot().context.inbox).toBe(inbox);
  expect(inbox.getSnapshot().value).toMatchObject({ list: 'loading' });
});

test('a creator writes to an audience from the list alone, and nobody else does', () => {
  const asked: unknown[] = [];
  for (const maySell of [false, true]) {
    const screen = open(null, maySell);
    screen.on('dialog.requested', (request) => asked.push([maySell, request]));
    screen.send({ type: 'mass.ask' });
  }
  expect(asked).toEqual([[true, expect.objectContaining({ dialog: 'massMessage' })]]);
});

test('what was read in a chat outlives the screen that showed it, also where nobody can write', () => {
  const inbox = createActor(inboxMachine.provide({ actors: inboxPorts }), {
    input: { viewerId: 2, unread: 0 },
  }).start();
  const messages = messagesMachine.provide({
    actors: { ...actors, conversation: stillConversation },
  });
  const storeOf = (withUserId: number) => {
    const screen = createActor(messages, {
      input: { viewerId: 2, inbox, maySell: false, withUserId },
    }).start();
    const { conversation } = screen.getSnapshot().context;
    screen.stop();
    return conversation?.getSnapshot().context.view.store;
  };
  for (const withUserId of [1, 5]) {
    const store = storeOf(withUserId);
    expect(store).toBeInstanceOf(MessageStore);
    expect(storeOf(withUserId)).toBe(store);
  }
  expect(storeOf(1)).not.toBe(storeOf(5));
});

const withReminder = (over: Partial<Reminder> = {}) => {
  const kept = { ...withBo, name: 'Bo', dueAt: '2030-01-01T09:00', isTold: false, ...over };
  const reminders = remindersMachine.provide({
    actors: {
      keepReminders: fromCallback(({ sendBack }) =>
        sendBack({ type: 'reminders.read', reminders: [kept], now: '2029-12-31T09:00' }),
      ),
    },
  });
  const chatSessions = stillInbox.chatSessions.provide({
    actors: { reminders, chatDeletion: stubPort<typeof chatDeletionMachine>() },
  });
  const inbox = inboxMachine.provide({ actors: { ...inboxPorts, chatSessions } });
  const screen = createActor(messagesMachine.provide({ actors: { ...actors, inbox } }), {
    input: { viewerId: 2, maySell: false, withUserId: withBo.withUserId },
  }).start();
  const withBoNow = chat(1);
  const due: unknown[] = [];
  screen.on('dialog.requested', ({ input }) => due.push(input));
  const ask = () => screen.send({ type: 'reminder.ask', chat: withBoNow });
  const answer = (dueAt: string | null) =>
    screen.send({
      type: 'dialog.answered',
      id: reminderDialogOf(withBoNow),
      dialog: 'reminder',
      answer: { kind: 'confirmed', value: { dueAt } },
    });
  return { screen, due, ask, answer };
};

test('the dialog about a reminder says when it is due, and its answer is kept', () => {
  const { due, ask, answer } = withReminder();
  const { displayName: name } = chat(1).person;
  ask();
  answer('2030-02-01T09:00');
  ask();
  answer(null);
  ask();
  expect(due).toEqual(
    ['2030-01-01T09:00', '2030-02-01T09:00', null].map((dueAt) => ({ chat: withBo, name, dueAt })),
  );
});

test('opening a chat ends a reminder of it that was shown', () => {
  const { due, ask } = withReminder({ isTold: true });
  ask();
  expect(due).toMatchObject([{ dueAt: null }]);
});

test('a chat whose deletion was confirmed begins to go', () => {
  const { screen } = withReminder();
  const other = chat(2);
  screen.send({ type: 'chatDeletion.ask', chat: other });
  screen.send({
    type: 'dialog.answered',
    id: chatDeletionDialogOf(other),
    dialog: 'confirm',
    answer: { kind: 'confirmed', value: null },
  });
  const { chatSessions } = screen.getSnapshot().context.inbox.getSnapshot().context;
  expect(chatSessions.getSnapshot().context.hidden).toEqual([{ withUserId: 4, chatType: 0 }]);
});
