import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ComplaintStatus } from '#src/contract/people/complaint.ts';
import { cards } from './billing.ts';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const follows = pgTable(
  'follows',
  {
    byUserId: person('by_user_id'),
    toUserId: person('to_user_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.byUserId, table.toUserId] }),
    index('follows_to').on(table.toUserId, table.createdAt.desc(), table.byUserId),
    index('follows_by').on(table.byUserId, table.createdAt.desc(), table.toUserId),
  ],
);

/** A paid right to read; expired ones stay, so that "expired" differs from "none". */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: rowId(),
    byUserId: person('by_user_id'),
    toUserId: person('to_user_id'),
    isAutoRenewable: boolean('is_auto_renewable').notNull(),
    /** Minor units a month, as agreed when it was bought. */
    price: integer('price').notNull(),
    /** Length of a period. */
    months: integer('months').notNull().default(1),
    /** Minor units a period, which each renewal charges; null is `price` times `months`. */
    amount: integer('amount'),
    /** Card that renewals charge; null when it was removed. */
    cardId: integer('card_id').references(() => cards.id, { onDelete: 'set null' }),
    /** Renewals refused in a row. */
    renewalFailures: integer('renewal_failures').notNull().default(0),
    /** Time at which a refused renewal is tried again. */
    nextAttemptAt: moment('next_attempt_at'),
    expiresAt: moment('expires_at').notNull(),
    /** The day of the month (UTC) that renewals keep: 31 while a February ends on its 28th; null is the end's. */
    keptDay: smallint('kept_day'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_pair').on(table.byUserId, table.toUserId),
    index('subscriptions_to').on(table.toUserId, table.createdAt.desc(), table.id),
    index('subscriptions_due').on(table.isAutoRenewable, table.expiresAt),
  ],
);

export const bans = pgTable(
  'bans',
  {
    byUserId: person('by_user_id'),
    toUserId: person('to_user_id'),
    banType: text('ban_type').$type<'mute' | 'restrict' | 'block'>().notNull(),
    /**
     * Username of a blocker at the time of the block. Members whom they block learn of no later
     * name.
     */
    byUsername: text('by_username'),
    byDisplayName: text('by_display_name'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.byUserId, table.toUserId] }),
    index('bans_to').on(table.toUserId, table.byUserId),
    index('bans_by').on(table.byUserId, table.createdAt.desc(), table.toUserId),
  ],
);

/** Reports of members about members, kept for moderators. */
export const complaints = pgTable(
  'complaints',
  {
    id: rowId(),
    byUserId: person('by_user_id'),
    toUserId: person('to_user_id'),
    subject: text('subject').$type<'chat' | 'post' | 'comment'>().notNull(),
    /** The post; null for a chat. */
    subjectId: integer('subject_id'),
    reason: text('reason'),
    message: text('message').notNull(),
    /** Set by the moderators' own tools. */
    status: text('status').$type<ComplaintStatus>().notNull().default('received'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('complaints_by').on(table.byUserId, table.id.desc())],
);
