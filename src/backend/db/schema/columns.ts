import { sql } from 'drizzle-orm';
import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its zone, in milliseconds, read as a `Date`. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The number every row is known by; `by default` so that the seed may choose its own. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/**
 * The transaction that last wrote a row: set by this default and a trigger (`note_change`), never by
 * code. Catch-ups ask for what was written by transactions that a reader's snapshot did not see.
 */
export const changedIn = () =>
  bigint('changed_in', { mode: 'number' })
    .notNull()
    .default(sql`pg_current_xact_id()::text::bigint`);
