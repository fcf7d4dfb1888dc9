import { createEmptyActor } from 'xstate';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { offsetOf } from '#machines/chat/chat-order.ts';
import type { Chat, ChatEvent } from '#machines/chat/chat.types.ts';
import type { ChatsPage } from '#machines/chat/chat-list.types.ts';
import type { InboxContext } from '#machines/chat/inbox.types.ts';
import { InboxView } from '#src/views/chat/inbox.view.tsx';
import { chat, manyChats, message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { relationship } from '#stories/people/subscription.fixtures.ts';
import { byChart, byPage, byPort, defineModel } from '#tests/lib/model.ts';

const asker = createEmptyActor();
const spoken: readonly ChatEvent[] = [
  { kind: 'messageSent', message: message(70), chat: null, unread: 1 },
];
const deleted: readonly ChatEvent[] = [{ kind: 'chatDeleted', ...withBo, unread: 0 }];
const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const withCy = { withUserId: 4, chatType: 0 } as const;
const unread = { count: 1, at: 5 };
const pageFor = (context: InboxContext, chats: readonly Chat[], count: number): ChatsPage => ({
  kind: context.kind,
  search: '',
  offset: offsetOf(context),
  chats,
  count,
  unread,
});

/** Nothing was loaded or received yet. */
const isFresh = ({ unread: { at }, countError }: InboxContext): boolean =>
  at === 0 && countError === 0;

export default defineModel({
  machine: inboxMachine,
  View: InboxView,
  input: { viewerId, unread: 0 },
  cases: {
    events: {
      /** Once, before anything else came: what it leads to is in chat-list.test.ts. */
      'chatEvents.arrived': (context) =>
        isFresh(context)
          ? [
              { at: 9, chatEvents: spoken },
              { at: 9, chatEvents: deleted },
            ]
          : [],
      'kind.choose': (context) =>
        context.chats.length === 0 && isFresh(context)
          ? [{ kind: 'unread' } as const, { kind: 'all' } as const]
          : [],
      /** With two, the second is tried when the first does not answer. */
      'outbox.left': (context) =>
        isFresh(context) && context.chats.length === 0 && context.wanted.length === 0
          ? [{ chats: [withBo, withCy] }]
          : [{ chats: [] }],
      'relation.changed': ({ chats }) => [
        { change: { userId: 3, relationship: null, listed: null } },
        ...(chats[0]?.relationFlags.isFollower === false
          ? [
              {
                change: {
                  userId: 3,
                  relationship: { ...relationship(null), isFollowedBy: true },
                  listed: null,
                },
              },
            ]
          : []),
      ],
      /** Effects of this event are tested in relation-flags.test.ts. */
      'chat.dated': [{ chat: withBo, at: 0 }],
      'composer.open': [{ chat: withBo, asker }],
      'chatDeletion.begin': [{ chat: withBo, name: 'Bo', isLeft: false }],
      'reminder.find': [{ chat: withBo, name: 'Bo', asker }],
      'reminder.set': [{ chat: withBo, name: 'Bo', dueAt: '2030-01-01T09:00' }],
      'reminder.clear': [{ chat: withBo }],
      'chat.visited': [{ chat: withBo }],
      'child.emitted': [{ emitted: { type: 'message.failed', chat: withBo } }],
    },
    outcomes: {
      loadChats: {
        done: (context) =>
          context.kind === 'unread'
            ? [pageFor(context, [], 0)]
            : [
                pageFor(context, [], 0),
                pageFor(context, [chat(1)], 1),
                pageFor(context, manyChats, 30),
                /** It sorts above all others, so that the numbers disagree. */
                ...(context.chats.length === manyChats.length
                  ? [pageFor(context, [chat(25)], 30)]
                  : []),
              ],
        /** One failure is like the next: how the tries are spaced is in behind.test.ts. */
        error: ({ tries }) => (tries === 0 ? [...failures, { kind: 'notFound' }] : []),
      },
      fetchChat: {
        done: ({ wanted: [ref] }) => [{ chat: chat(1, ref), unread }],
        error: [{ kind: 'offline' }, { kind: 'notFound' }],
      },
    },
  },
  gestures: {
    'chatEvents.arrived': byChart,
    'catchUp.due': byChart,
    'list.open': byChart,
    'end.approach': byPage,
    'child.emitted': byChart,
    'outbox.left': byPort,
    'relation.changed': byChart,
    'chat.dated': byPort,
    'composer.open': byChart,
    'chatDeletion.begin': byChart,
    'reminder.find': byChart,
    'reminder.set': byChart,
    'reminder.clear': byChart,
    'chat.visited': byChart,
    'list.retry': (person) => person.press('Try again'),
    'kind.choose': (person, event) =>
      person.press(event.kind === 'all' ? t('chat.inbox.kinds.all') : 'Unread'),
  },
  equivalents: {
    'wrong target @ lookup.fetching|after(backoff)|0: it leads to lookup.idle':
      'which is left at once while a chat is wanted',
  },
  sightings: {
    'list.unopened': (person) => person.seesEnabled('button', t('chat.inbox.kinds.all')),
    'list.loading': (person) => person.seesRole('status'),
    'list.listed': (person) => person.seesRole('list', 'Chats'),
    'list.loadingMore': (person) => person.seesRole('status'),
    'list.interrupted': (person) => person.sees(t('chat.inbox.interrupted')),
    'list.empty': (person) => person.sees(/No chats yet|Nothing here/),
    'list.failed': (person) => person.seesRole('alert'),
    'freshness.settled': async () => {},
    'freshness.reloading': async () => {},
    /** Only while a try failed: tests/chat/behind.test.ts. */
    'freshness.catchingUp': async () => {},
    'lookup.idle': async () => {},
    'lookup.fetching': async () => {},
  },
});
