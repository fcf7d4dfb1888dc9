import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** A change of an address, which holds once both addresses have confirmed it. A member has one that waits. */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** Half of each mailed token; the other half is made by `APP_KEY`, so that nothing here confirms. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromEmail: text('from_email').notNull(),
    toEmail: text('to_email').notNull(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    /** Time at which the links were mailed last. */
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    outcome: text('outcome').$type<'changed' | 'cancelled' | 'replaced' | 'taken'>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_waiting')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('email_changes_expires').on(table.expiresAt),
  ],
);
export type EmailChangeRow = typeof emailChanges.$inferSelect;
