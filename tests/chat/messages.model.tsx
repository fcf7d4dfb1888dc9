import { fromPromise } from 'xstate';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { OpenedChat, OpenInput } from '#machines/chat/conversation.types.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { reminderDialogOf, chatDeletionDialogOf } from '#machines/chat/message-questions.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { chat, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { stillConversation } from '#tests/chat/still.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import type { Person } from '#tests/lib/person.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
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
/** The chat that the address names is known, so that its head has its menu. */
const conversation = stillConversation.provide({
  actors: {
    openChat: fromPromise<OpenedChat, OpenInput>(({ input: { asked } }) =>
      Promise.resolve({
        chat: chat(1),
        person: null,
        changes: {
          messages: [],
          deleted: [],
          hiddenUpTo: 0,
          cursor: '7',
          isReset: true,
          before: null,
        },
        asked,
      }),
    ),
  },
});
const pressInMenu = async (person: Person, item: string) => {
  await person.press(t('chat.chatMenu.label', { name: 'Bo Lindqvist' }));
  await person.press(item, 'menuitem');
};
const yes = { kind: 'confirmed', value: null } as const;
const elsewhere = 'another address: messages.test.ts goes there';

export default defineModel({
  machine: messagesMachine,
  View: MessagesView,
  children: { inbox, person: chatPersonMachine, conversation },
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
        conversation && !asked ? [{ chat: chat(1) }] : [],
      'reminder.found': ({ conversation }) =>
        conversation ? [{ chat: withBo, name: 'Bo', dueAt: '2030-01-01T09:00' }] : [],
      'ban.ask': ({ conversation }) => (conversation ? [{ chat: chat(1) }] : []),
      'complaint.ask': ({ conversation }) => (conversation ? [{ chat: chat(1) }] : []),
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
    'viewer.changed': byChart,
    'reminder.ask': (person) => pressInMenu(person, t('chat.reminder.ask')),
    'reminder.found': byChart,
    'ban.ask': (person) => pressInMenu(person, t('chat.chatMenu.ban')),
    'complaint.ask': (person) => pressInMenu(person, t('chat.chatMenu.report')),
    'chatDeletion.ask': byChart,
    'dialog.answered': byChart,
    'composer.opened': byChart,
    'child.emitted': byChart,
    'purchase.settled': byChart,
    'chatEvents.arrived': byChart,
    'catchUp.due': byChart,
    'relation.changed': byChart,
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
