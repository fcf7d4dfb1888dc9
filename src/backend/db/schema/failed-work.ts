import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What could not be done, one row a thing, while it is tried again and after it was given up. A row that
 * is deleted is tried again with the next run.
 */
export const failedWork = pgTable(
  'failed_work',
  {
    /** `renewal`, `payout`, … */
    kind: text('kind').notNull(),
    /** The id of its row, where another period or plan is another thing with `@` and its milliseconds. */
    subject: text('subject').notNull(),
    /** Failures in a row. */
    tries: integer('tries').notNull(),
    /** The last one, without what people typed. */
    error: text('error').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    nextAt: moment('next_at').notNull(),
    /** Not tried again from then on. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);
