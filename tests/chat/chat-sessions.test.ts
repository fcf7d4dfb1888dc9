import { createActor, fromCallback, setup } from 'xstate';
import { expect, test } from 'vitest';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { ComposerOpened } from '#machines/chat/chat-sessions.types.ts';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { stubPort } from '#tests/lib/stub.ts';
import { stillInbox } from './still.ts';

const due = { ...withBo, name: 'Bo', dueAt: '2026-11-21T14:00', isTold: false };

test('a reminder that is due before anything listens is shown', () => {
  const reminders = remindersMachine.provide({
    actors: {
      keepReminders: fromCallback(({ sendBack }) =>
        sendBack({ type: 'reminders.read', reminders: [due], now: '2026-11-21T15:00' }),
      ),
    },
  });
  const chatSessions = stillInbox.chatSessions.provide({ actors: { reminders } });
  const inbox = createActor(
    inboxMachine.provide({ actors: { ...stillInbox, loadChats: stubPort(), chatSessions } }),
    { input: { viewerId: 2, unread: 0 } },
  );
  const shown: unknown[] = [];
  inbox.on('notice.shown', (notice) => shown.push(notice));
  inbox.start();
  expect(shown).toHaveLength(1);
});

test('what fails in a chat that a screen opened is not said outside, whoever made its composer', () => {
  const actor = createActor(stillInbox.chatSessions, { input: { viewerId: 2 } });
  const failed: unknown[] = [];
  actor.on('message.failed', (emitted) => failed.push(emitted));
  actor.start();
  const fail = () =>
    actor.send({ type: 'child.emitted', emitted: { type: 'message.failed', chat: withBo } });
  actor.send({ type: 'outbox.left', chats: [withBo] });
  fail();
  expect(failed).toHaveLength(1);
  const screen = createActor(setup({ types: { events: {} as ComposerOpened } }).createMachine({}));
  actor.send({ type: 'composer.open', chat: withBo, asker: screen.start() });
  fail();
  expect(failed).toHaveLength(1);
  screen.stop();
  fail();
  expect(failed).toHaveLength(2);
});
