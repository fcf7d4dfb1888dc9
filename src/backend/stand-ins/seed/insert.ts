import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/db.ts';

/** Inserts in slices that stay under PostgreSQL's 65,535 parameters a statement. */
export async function insertAll<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 1000)
    // oxlint-disable-next-line no-unsafe-type-assertion -- drizzle cannot see that a row fits its own table
    await db.insert(table).values(rows.slice(start, start + 1000) as never);
}

/** `count` hours before the moment. */
export const hoursBefore = (now: Date, count: number) =>
  new Date(now.getTime() - count * 3_600_000);
