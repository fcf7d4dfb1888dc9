import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/** Events of an account, with the browser that caused each; only its member reads them. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `accountEventKind` of the contract. */
    kind: text('kind').notNull(),
    ip: text('ip'),
    agent: text('agent'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_events_user').on(table.userId, table.id.desc())],
);
export type AccountEventRow = typeof accountEvents.$inferSelect;
