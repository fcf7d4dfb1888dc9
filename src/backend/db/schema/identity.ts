import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IdentityReason } from '#src/contract/settings/identity.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** One try of a member to prove who they are; a decision is final, another try is another row. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    /** Id by which the provider knows it; cannot be guessed. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<'open' | 'pending' | 'approved' | 'rejected'>().notNull(),
    reason: text('reason').$type<IdentityReason>(),
    /** Language of the page it was begun on, and of the mail with the decision. */
    locale: text('locale').$type<LocaleCode>().notNull(),
    /** Time of the provider's first answer with its page; null before. */
    openedAt: moment('opened_at'),
    /** Time at which the provider had the documents. */
    since: moment('since'),
    decidedAt: moment('decided_at'),
    /** `at` of the latest report that counted. */
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('identity_sessions_undecided')
      .on(table.userId)
      .where(sql`${table.status} in ('open', 'pending')`),
    index('identity_sessions_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);
export type IdentitySessionRow = typeof identitySessions.$inferSelect;

/** The one token of a session that signs reports. It is made again from its number; nothing here signs. */
export const identityTokens = pgTable('identity_tokens', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => identitySessions.id, { onDelete: 'cascade' }),
  number: text('number').notNull(),
  /** SHA-256 of the token. */
  hash: text('hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Time at which it signed the decision. */
  usedAt: moment('used_at'),
});
export type IdentityTokenRow = typeof identityTokens.$inferSelect;

/** Reports that were believed, by the provider's number of each: the same again changes nothing. */
export const identityReports = pgTable(
  'identity_reports',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => identitySessions.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.eventId] })],
);
