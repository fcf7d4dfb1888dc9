import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#src/contract/app/notice.ts';
import { changedIn, moment, rowId } from './columns.ts';
import { files } from './files.ts';
import { users } from './users.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row for each side of a conversation: what `owner` knows about it. */
export const chats = pgTable(
  'chats',
  {
    id: rowId(),
    ownerId: person('owner_id'),
    withUserId: person('with_user_id'),
    /** 0 two people; 1, with user 1, the notifications. */
    chatType: smallint('chat_type').$type<0 | 1>().notNull(),
    /** Newest message this side can see; null when it sees none. */
    lastMessageId: integer('last_message_id'),
    lastReadMessageId: integer('last_read_message_id'),
    unreadCount: integer('unread_count').notNull().default(0),
    /** Messages up to this id are hidden: the owner deleted the chat then. */
    hiddenBeforeId: integer('hidden_before_id').notNull().default(0),
    /** True if its owner deleted it and nothing was written in it since. */
    isHidden: boolean('is_hidden').notNull().default(false),
    freeSentMassCounter: integer('free_sent_mass_counter').notNull().default(0),
    freeSentMediaCounter: integer('free_sent_media_counter').notNull().default(0),
    freeSentMediaMassCounter: integer('free_sent_media_mass_counter').notNull().default(0),
    paidSentCounter: integer('paid_sent_counter').notNull().default(0),
    paidSentMassCounter: integer('paid_sent_mass_counter').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull(),
    changedIn: changedIn(),
  },
  (table) => [
    uniqueIndex('chats_side').on(table.ownerId, table.withUserId, table.chatType),
    index('chats_latest').on(
      table.ownerId,
      table.isHidden,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('chats_changes').on(table.ownerId, table.changedIn),
    index('chats_peer_changes').on(table.withUserId, table.changedIn),
    index('chats_unread').on(table.ownerId, table.unreadCount),
  ],
);
export type ChatRow = typeof chats.$inferSelect;

/** A `Notice` of the contract as it is kept: people by their id, for they change. */
export interface StoredNotice {
  kind: NoticeKind;
  personId: number;
  /** Minor units. */
  amount?: number;
  title?: string;
  number?: string;
  /** ISO 8601. */
  until?: string;
  postId?: number;
  /**
   * Members that a gathered line counts besides `personId`: their number, and their ids, latest
   * first.
   */
  others?: number;
  people?: number[];
}

/** One row for both sides. `lowUserId < highUserId` are the two, so that one index pages both. */
export const messages = pgTable(
  'messages',
  {
    id: rowId(),
    authorId: person('author_id'),
    /** The one it was written to. */
    toUserId: person('to_user_id'),
    lowUserId: person('low_user_id'),
    highUserId: person('high_user_id'),
    chatType: smallint('chat_type').$type<0 | 1>().notNull(),
    text: text('text'),
    isPaid: boolean('is_paid').notNull().default(false),
    /** Minor units; null when free. */
    price: integer('price'),
    /** The sender's `Idempotency-Key`. */
    clientKey: text('client_key'),
    /** Members who alone no longer see it. */
    deletedFor: integer('deleted_for').array().notNull().default([]),
    /** Time at which it was deleted for both. */
    deletedAt: moment('deleted_at'),
    editedAt: moment('edited_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The facts of a line of the notifications. */
    notice: jsonb('notice').$type<StoredNotice>(),
    changedIn: changedIn(),
  },
  (table) => [
    index('messages_conversation').on(
      table.lowUserId,
      table.highUserId,
      table.chatType,
      table.id.desc().nullsFirst(),
    ),
    index('messages_changes').on(
      table.lowUserId,
      table.highUserId,
      table.chatType,
      table.changedIn,
      table.id,
    ),
    uniqueIndex('messages_client_key').on(table.authorId, table.clientKey, table.toUserId),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

export const messageMedia = pgTable(
  'message_media',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    fileHash: text('file_hash')
      .notNull()
      .references(() => files.hash),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    index('message_media_file').on(table.fileHash),
  ],
);

export const messagePurchases = pgTable(
  'message_purchases',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_purchases_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);
