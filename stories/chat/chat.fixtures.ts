import type { Chat, ChatMedia, Message } from '#machines/chat/chat.types.ts';
import type { OutboxContext, OutboxItem } from '#machines/chat/outbox.types.ts';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import type { ComposerContext } from '#machines/chat/composer.types.ts';
import { messageDeletionMachine } from '#machines/chat/message-deletion.machine.ts';
import type { Erased, MessageDeletionContext } from '#machines/chat/message-deletion.types.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import type { ChatList } from '#machines/chat/chat-list.types.ts';
import type { InboxContext } from '#machines/chat/inbox.types.ts';
import { chatSessionsMachine } from '#machines/chat/chat-sessions.machine.ts';
import type { ChatSessionsContext } from '#machines/chat/chat-sessions.types.ts';
import { createActor } from 'xstate';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { MessageStores, MessageStoreView, MessageStore } from '#machines/chat/message-store.ts';
import { at } from '#stories/lib/at.ts';
import { ownFile } from '#stories/media/library.fixtures.ts';

/** Ada looks; Bo is the one she writes with. */
export const viewerId = 2;
export const withBo = { withUserId: 3, chatType: 0 } as const;

const bo = {
  id: 3,
  username: 'bo',
  displayName: 'Bo Lindqvist',
  profilePhoto: null,
  isVerified: false,
};

export const message = (id: number, over: Partial<Message> = {}): Message => ({
  ...withBo,
  id,
  authorId: 3,
  text: 'The blue one is my favourite. How did you mix it?',
  notice: null,
  media: [],
  isLocked: false,
  isPurchased: false,
  price: null,
  clientKey: null,
  createdAt: '2026-11-20T18:04:00.000Z',
  updatedAt: over.editedAt ?? '2026-11-20T18:04:00.000Z',
  editedAt: null,
  ...over,
});

export const chat = (id: number, over: Partial<Chat> = {}): Chat => ({
  id,
  withUserId: id + 2,
  chatType: 0,
  person: id === 1 ? bo : { ...bo, id: id + 2, username: `fan${id}`, displayName: `Fan ${id}` },
  lastMessage: message(id * 10),
  lastMessageId: id * 10,
  lastReadId: id * 10,
  peerReadId: null,
  unreadCount: 0,
  relationFlags: { isSubscriber: false, isSubscribedTo: false, isFollower: false, isBanned: false },
  sent: { paid: 0, paidMass: 0, freeMedia: 0, freeMediaMass: 0, freeMass: 0 },
  updatedAt: '2026-11-20T18:04:00.000Z',
  ...over,
});

const media: ChatMedia = {
  hash: 'sea',
  type: 'image',
  width: 1200,
  height: 800,
  placeholder: 'oklch(0.72 0.06 230)',
  alt: null,
  url: ownFile(1).url,
  thumbUrl: ownFile(1).url,
  duration: null,
};
const locked: ChatMedia = { ...media, url: null, thumbUrl: null };
const film: ChatMedia = { ...locked, hash: 'film', type: 'video', duration: 42 };

/** A talk of two days with everything a message may hold. */
export const talk: readonly Message[] = [
  message(1, { createdAt: '2026-11-19T09:12:00.000Z', text: 'Hello Ada! I love the new series.' }),
  message(2, {
    createdAt: '2026-11-19T09:20:00.000Z',
    authorId: viewerId,
    text: 'Thank you, Bo.\nThe next part comes on Friday.',
  }),
  message(3, {
    authorId: viewerId,
    text: 'A look behind the scenes',
    media: [media, { ...film, url: media.url, thumbUrl: media.url }],
    price: { amount: 500, currency: 'USD' },
  }),
  message(4, { editedAt: '2026-11-20T18:05:00.000Z' }),
];

const paid = { price: { amount: 500, currency: 'USD' }, media: [locked, locked, locked] } as const;
const shut = { ...paid, text: null, isLocked: true } as const;
/** Paid messages as both of their sides see them: locked, opened, not bought yet, bought. */
export const paidTalk: readonly Message[] = [
  message(11, { ...shut, media: [...paid.media, { ...film, previewUrl: '/storage/film/clip' }] }),
  message(12, { ...shut, media: [] }),
  message(13, { ...paid, media: [], isPurchased: true }),
  message(14, { ...paid, media: [], authorId: viewerId }),
  message(15, { ...paid, media: [], authorId: viewerId, isPurchased: true }),
];

/** Fills more than a screen, so that its top is out of view. */
export const longMessage = message(40, {
  authorId: viewerId,
  text: Array.from({ length: 160 }, (_, line) => `Line ${line + 1}`).join('\n'),
});

/** A full page of the list, longer than its pane. */
export const manyChats: readonly Chat[] = Array.from({ length: 20 }, (_, index) => chat(index + 1));

/** A list before anything was read. */
export const bareList: ChatList = {
  viewerId,
  kind: 'all',
  chats: [],
  count: 0,
  unread: { count: 0, at: 0 },
  wanted: [],
  lastEventAt: {},
  read: null,
  countError: 0,
  reloadRange: null,
};

/** Opened chats in which nothing was begun. */
export const bareChatSessions: ChatSessionsContext = {
  viewerId,
  composers: {},
  messageStores: new MessageStores(),
  screens: {},
  chatDeletions: {},
  hidden: [],
  drafts: {},
  unsent: [],
  reminders: at(remindersMachine, 'resting', { viewerId, reminders: [], now: '' }),
};

export const bareInbox: InboxContext = {
  ...bareList,
  tries: 0,
  failure: null,
  search: createActor(chatSearchMachine).start(),
  chatSessions: at(chatSessionsMachine, 'keeping', bareChatSessions),
};

export const storeOf = (messages: readonly Message[]): MessageStoreView => {
  const store = new MessageStore();
  store.merge(messages);
  return new MessageStoreView(store);
};

export const item = (over: Partial<OutboxItem> = {}): OutboxItem => ({
  localId: 1,
  key: 'key-1',
  text: 'On my way.',
  files: [],
  price: null,
  at: '2026-11-20T18:10:00.000Z',
  status: 'queued',
  reason: null,
  attempts: 0,
  ...over,
});

export const outboxOf = (items: readonly OutboxItem[]): OutboxContext => ({
  viewerId,
  chat: withBo,
  items,
  nextLocalId: items.length + 1,
  underWay: null,
  retryAfter: 1,
});

export const messageDeletionOf = (pending: readonly Erased[]): MessageDeletionContext => ({
  viewerId,
  chat: withBo,
  pending,
  due: 0,
  secondsLeft: 8,
  failure: null,
});

/** Nothing is being edited. */
const quietEditor = () =>
  at(messageEditorMachine, 'resting', {
    viewerId,
    chat: withBo,
    message: null,
    text: '',
    messageMax: 5000,
    failure: null,
  });

/** Context of an empty composer, with its pending messages and deletions. */
export const quietComposer = (
  items: readonly OutboxItem[] = [],
  erased: readonly Erased[] = [],
): ComposerContext => ({
  viewerId,
  chat: withBo,
  text: '',
  attachments: [],
  surplus: 0,
  limits: { currency: 'USD', messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000 },
  maySell: true,
  price: null,
  offer: null,
  problem: null,
  screen: null,
  bar: null,
  outbox: at(outboxMachine, 'pausing', outboxOf(items)),
  messageDeletion: at(
    messageDeletionMachine,
    erased.length > 0 ? 'holding' : 'resting',
    messageDeletionOf(erased),
  ),
  editor: quietEditor(),
});

export const composerWith = (items: readonly OutboxItem[] = [], erased: readonly Erased[] = []) =>
  at(composerMachine, 'writing', quietComposer(items, erased));
