import { integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its zone, in milliseconds, read as a `Date`. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The number every row is known by; `by default` so that the seed may choose its own. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
