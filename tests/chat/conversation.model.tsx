import { composerMachine } from '#machines/chat/composer.machine.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ChatMedia } from '#machines/chat/chat.types.ts';
import type { Relationship } from '#machines/people/relation.types.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import { ConversationView } from '#src/views/chat/conversation.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { strangers } from '#stories/people/people.fixtures.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';
import {
  chat,
  longMessage,
  message,
  quietComposer,
  viewerId,
  withBo,
} from '#stories/chat/chat.fixtures.ts';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';
import { stillPresence } from '#tests/chat/still.ts';
import { byChart, byPage, byPort, defineModel } from '#tests/lib/model.ts';

const bo = { ...ada, id: 3 };
const lake: ChatMedia = {
  hash: 'lake',
  type: 'image',
  width: 9,
  height: 6,
  placeholder: '#204060',
  alt: 'A lake in the morning',
  url: ownFile(1).url,
  thumbUrl: null,
  duration: null,
};
/** A locked video of which the first seconds may be watched. */
const lockedFilm: ChatMedia = {
  ...lake,
  hash: 'film',
  type: 'video',
  alt: null,
  url: null,
  duration: 42,
  previewUrl: '/storage/film/clip?signature=1',
};
const locked = message(41, {
  authorId: viewerId,
  text: null,
  isLocked: true,
  price: { amount: 500, currency: 'USD' },
  media: [lockedFilm],
});
const lockedOrNot = ({ cursor }: { cursor: string | null }) =>
  cursor === null ? [] : [{ message: locked }, { message: longMessage }];
/** At the end, so that nobody scrolls to it. */
const pictured = message(42, { authorId: viewerId, text: 'At the lake.', media: [lake] });
const failures = [{ kind: 'offline' }, { kind: 'unauthenticated' }];
const page = (before: number | null) => ({
  chat: chat(1),
  person: null,
  changes: {
    messages: [longMessage, locked, pictured],
    deleted: [],
    hiddenUpTo: 0,
    cursor: '7',
    isReset: true,
    before,
  },
  asked: { mark: 0, cursor: null },
});
const askedFor = { ...withBo, before: 40, cursor: '7' };
/** Something in it is new, and the other one is not to see what the viewer does. */
const banned = chat(1, {
  unreadCount: 2,
  relationFlags: { ...chat(1).relationFlags, isBanned: true },
});
const banning: Relationship = { ...strangers, banType: 'mute' };
/** A field that keeps no draft. */
const unkept = composerMachine.provide({ actions: { saveDraft: () => undefined } });

export default defineModel({
  machine: conversationMachine,
  View: ConversationView,
  children: { presence: stillPresence },
  /** Every message is the viewer's own, so that the view itself never says "seen" on a walk. */
  input: {
    viewerId,
    chat: withBo,
    known: chat(1),
    /** One for each walk: what one deleted is gone for good. */
    get store() {
      return new MessageStore();
    },
    get composer() {
      return at(unkept, 'writing', quietComposer());
    },
  },
  cases: {
    events: {
      'chatEvents.arrived': [
        {
          at: 9,
          chatEvents: [
            {
              kind: 'messageSent',
              message: message(4, { authorId: viewerId, text: 'New' }),
              chat: null,
              unread: null,
            },
          ],
        },
        { at: 9, chatEvents: [{ kind: 'chatDeleted', ...withBo, unread: 0 }] },
      ],
      /** The day is shown, and leads nowhere: one that changed would double every walk. */
      'day.begun': [{ today: '' }],
      /** While the chat opens, and once: what the server sends of the chat then takes its place. */
      'relation.changed': ({ cursor, chat: known }) =>
        cursor === null && known?.relationFlags.isBanned === false
          ? [
              { change: { userId: 3, relationship: banning, listed: null } },
              { change: { userId: 4, relationship: banning, listed: null } },
            ]
          : [3, 4].map((userId) => ({ change: { userId, relationship: null, listed: null } })),
      'message.seen': [{ id: 40 }, { id: 5 }],
      'picture.fail': [{ id: pictured.id }],
      'media.open': ({ cursor }) =>
        cursor === null ? [] : [pictured, locked].map((message) => ({ message, hash: 'lake' })),
      'unlock.ask': lockedOrNot,
      'preview.ask': lockedOrNot,
      'preview.unlock': ({ cursor }) => (cursor === null ? [] : [{ id: locked.id }, { id: 7 }]),
      'purchase.settled': [
        { transaction: paid, payee: bo, subject: { kind: 'message', id: 41 } },
        { transaction: paid, payee: bo, subject: { kind: 'post', id: 41 } },
      ],
    },
    outcomes: {
      openChat: {
        done: [page(40), { ...page(null), chat: banned }],
        error: [...failures, { kind: 'notFound' }],
      },
      loadHistory: {
        done: [{ messages: [{ ...longMessage, id: 30 }], before: null, asked: askedFor }],
        error: failures,
      },
      markRead: {
        done: [{ unread: { count: 0, at: 3 } }],
        error: [...failures, { kind: 'notFound' }],
      },
      refreshMessage: {
        done: ({ broken: [id] }) => (id === pictured.id ? [pictured] : [locked, null]),
        error: failures.slice(0, 1),
      },
    },
  },
  gestures: {
    'chatEvents.arrived': byChart,
    'relation.changed': byChart,
    'catchUp.due': byChart,
    'day.begun': byPort,
    'words.type': async (person) => {
      await person.press('Message', 'textbox');
      await person.key('a');
    },
    'start.approach': byPage,
    'message.seen': byPage,
    'picture.fail': byPage,
    'media.open': (person) => person.press('Open A lake in the morning'),
    'unlock.ask': (person) => person.press('Unlock for $5.00'),
    'preview.ask': (person) => person.press(t('chat.paidPart.preview')),
    'preview.unlock': byChart,
    'purchase.settled': byChart,
    'history.retry': (person) => person.press('Try again'),
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'words.type' && snapshot.matches('missing')) return 'there is no field then';
    return (event.type === 'unlock.ask' || event.type === 'preview.ask') && !event.message.isLocked
      ? 'it is not locked: no button stands there'
      : null;
  },
  sightings: {
    opening: (person) => person.seesRole('heading', 'Bo Lindqvist'),
    failed: (person) => person.seesRole('alert'),
    missing: (person) => person.sees(t('chat.conversation.missingTitle')),
    'open.history.resting': (person, { context }) =>
      context.view.store.count === 0
        ? person.sees(t('chat.conversation.emptyTitle'))
        : person.seesRole('log', 'Messages with Bo Lindqvist'),
    'open.history.loadingOlder': (person) => person.sees('Loading older messages'),
    'open.history.interrupted': (person) => person.sees(t('chat.conversation.olderFailed')),
    'open.freshness.settled': async () => {},
    'open.freshness.catchingUp': async () => {},
    'open.receipt.resting': async () => {},
    'open.receipt.marking': async () => {},
    'open.repair.idle': async () => {},
    'open.repair.refreshing': async () => {},
  },
});
