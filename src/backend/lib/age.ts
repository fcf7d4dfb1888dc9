import { gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Milliseconds by which the clocks of two processes on one database may differ. */
export const skew = 60_000;

const plus = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/**
 * Milliseconds since a moment that was kept. One that has yet to come was kept before the clock was put
 * back: how long ago that was nobody knows, and nobody waits for it.
 */
export const ageOf = (at: Date, now: Date): number =>
  at > plus(now, skew) ? Infinity : Math.max(0, now.getTime() - at.getTime());

/** The same for a row whose moment is a column: it is at least so many milliseconds old. */
export const isOlder = (column: PgColumn, now: Date, milliseconds: number): SQL | undefined =>
  or(lte(column, plus(now, -milliseconds)), gt(column, plus(now, skew)));

/** The moment in a column has come, or lies further ahead than any that is kept there: in milliseconds, `most`. */
export const hasCome = (column: PgColumn, now: Date, most: number): SQL | undefined =>
  or(lte(column, now), gt(column, plus(now, most + skew)));
