import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ExportStatus } from '#src/contract/settings/data-export.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/** Copies of everything of a member's: one archive each, made in the background. */
export const dataExports = pgTable(
  'exports',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ExportStatus>().notNull(),
    /** Language of the page it was asked for on: the archive is explained in it. */
    locale: text('locale').$type<LocaleCode>().notNull(),
    /** Files that are in the archive, of how many. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    /** The try that is under way or has succeeded: its archive bears this name, and no other try may go on. */
    attempt: text('attempt'),
    /** Time until which nobody but its maker takes it up. */
    heldUntil: moment('held_until'),
    /** Tries that ended with an error; a process that was killed is none. */
    failures: smallint('failures').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    /** One at a time. */
    uniqueIndex('exports_making')
      .on(table.userId)
      .where(sql`status = 'making'`),
    index('exports_user').on(table.userId, table.id.desc().nullsFirst()),
    index('exports_open')
      .on(table.status, table.expiresAt)
      .where(sql`status in ('making', 'ready')`),
  ],
);
export type ExportRow = typeof dataExports.$inferSelect;
