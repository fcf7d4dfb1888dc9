import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { stubPort } from '#tests/lib/stub.ts';
import { stillInbox } from './still.ts';

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
    screen.getSnapshot().context.inbox.getSnapshot().context.openChats.getSnapshot().context
      .composers,
  ).toHaveProperty('5:0');
});

test('nobody can write to the system', () => {
  const screen = open(1);
  expect(screen.getSnapshot().value).toBe('conversing');
  expect(
    screen.getSnapshot().context.inbox.getSnapshot().context.openChats.getSnapshot().context
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
