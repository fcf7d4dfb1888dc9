import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { reminderDialogOf, chatDeletionDialogOf } from '#machines/chat/message-questions.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { chat, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { stillConversation } from '#tests/chat/still.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import { withoutPorts } from '#tests/lib/walk/live.ts';

/** The walk itself answers when the reminder of a chat is due. */
const inbox = withoutPorts(
  inboxMachine.provide({
    actors: {
      chatSessions: chatSessionsMachine.provide({
        actors: {
          reminders: remindersMachine.provide({ actions: { answerAsker: () => undefined } }),
        },
      }),
    },
  }),
);
const withFan = chat(2);
const yes = { kind: 'confirmed', value: null } as const;
const elsewhere = 'another address: messages.test.ts goes there';

export default defineModel({
  machine: messagesMachine,
  View: MessagesView,
  children: { inbox, person: chatPersonMachine, conversation: stillConversation },
  inputs: [
    { viewerId, maySell: true, withUserId: 3 },
    { viewerId, maySell: false, withUserId: 3 },
  ],
  cases: {
    events: {
      'composer.opened': [{ composer: null, store: new MessageStore() }],
      'viewer.changed': ({ conversation }) =>
        conversation ? [{ viewer: seller }, { viewer: null }] : [],
      'reminder.ask': ({ conversation, asked }) =>
        conversation && !asked ? [{ chat: withFan }] : [],
      'reminder.found': ({ conversation }) =>
        conversation ? [{ chat: withBo, name: 'Bo', dueAt: '2030-01-01T09:00' }] : [],
      'ban.ask': ({ conversation }) => (conversation ? [{ chat: withFan }] : []),
      'complaint.ask': ({ conversation }) => (conversation ? [{ chat: withFan }] : []),
      'chatDeletion.ask': ({ conversation }) =>
        conversation ? [{ chat: withFan }, { chat: chat(1) }] : [],
      'dialog.answered': ({ asked }) =>
        [withFan, chat(1)].flatMap((one) =>
          asked?.id === one.id
            ? [
                {
                  id: reminderDialogOf(one),
                  dialog: 'reminder' as const,
                  answer: { kind: 'confirmed' as const, value: { dueAt: '2030-01-01T09:00' } },
                },
                { id: chatDeletionDialogOf(one), dialog: 'confirm', answer: yes },
                { id: chatDeletionDialogOf(one), dialog: 'confirm', answer: { kind: 'cancelled' } },
              ]
            : [],
        ),
      'child.emitted': [
        { emitted: { type: 'access.changed' } },
        { emitted: { type: 'chat.vanished' } },
      ],
      'chatEvents.arrived': [{ chatEvents: [], at: 9 }],
      'relation.changed': [{ change: { userId: 3, relationship: null, listed: null } }],
      'purchase.settled': [{ transaction: paid, payee: ada, subject: { kind: 'message', id: 41 } }],
    },
    outcomes: { awaitDialogEnd: { done: [undefined], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'viewer.changed': world,
    'reminder.ask': world,
    'reminder.found': world,
    'ban.ask': world,
    'complaint.ask': world,
    'chatDeletion.ask': world,
    'dialog.answered': world,
    'composer.opened': world,
    'child.emitted': world,
    'purchase.settled': world,
    'chatEvents.arrived': world,
    'catchUp.due': world,
    'relation.changed': world,
    'mass.ask': (person) => person.press('New mass message'),
  },
  outOfReach: ({ context }, { type }) => {
    if (type !== 'mass.ask') return null;
    if (!context.maySell) return 'only creators have the button';
    return context.chat ? 'at 800 px an open chat stands in its place' : null;
  },
  sightings: {
    arriving: (person) => person.seesRole('heading', 'Messages'),
    choosing: (person) => person.sees('Your messages'),
    preparing: (person) => person.seesRole('heading', 'Messages'),
    conversing: (person) => person.seesRole('region'),
    parting: (person) => person.seesRole('region'),
  },
  unreached: {
    'arriving|always|0': elsewhere,
    'arriving|always|0 = no': 'a guard of a state that is left at once refuses only on the way',
  },
});
