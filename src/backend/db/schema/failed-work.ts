import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Failed things, one row each, while they are tried again and after they were given up. A row that
 * is deleted is tried again with the next run.
 */
export const failedWork = pgTable(
  'failed_work',
  {
    /** `renewal`, `payout`, … */
    kind: text('kind').notNull(),
    /**
     * Id of the thing's row, with `@` and milliseconds where each period or plan is another thing.
     */
    subject: text('subject').notNull(),
    /** Failures in a row. */
    tries: integer('tries').notNull(),
    /** Last error, without what people typed. */
    error: text('error').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    nextAt: moment('next_at').notNull(),
    /** Time from which it is not tried again. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);
