import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/**
 * Ways in besides the password. Keyed by the provider's `sub`, never by an address (contract §5.1).
 */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').$type<'google' | 'twitter'>().notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Email address as the provider last sent it; shown to the member only. */
    email: text('email'),
    attachedAt: moment('attached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('social_accounts_user').on(table.userId, table.provider),
  ],
);

/** Links by which a member invites: `/r/CODE`. */
export const referralLinks = pgTable(
  'referral_links',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    label: text('label'),
    createdAt: moment('created_at').notNull(),
    /** Time from which nobody comes by the link; members who came by it stay its owner's. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('referral_links_code').on(sql`lower(${table.code})`),
    index('referral_links_user').on(table.userId, table.id),
  ],
);

/** One row for each visitor of a link a day. */
export const referralVisits = pgTable(
  'referral_visits',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    /** HMAC of address, browser and day: counts a visitor once, and identifies nobody. */
    visitor: text('visitor').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.visitor] })],
);

/** Members who came by a link; one inviter a member, for good. */
export const referrals = pgTable(
  'referrals',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkId: integer('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Id of the row in the inviter's list: a member's own number would name them. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [
    uniqueIndex('referrals_id').on(table.id),
    index('referrals_link').on(table.linkId, table.createdAt.desc().nullsFirst(), table.userId),
  ],
);
