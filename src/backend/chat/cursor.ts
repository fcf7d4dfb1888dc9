import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';

/**
 * Start of a catch-up. Everything that a snapshot had not seen was written by transactions from
 * `since` on: rows may repeat, but none is left out, in whatever order transactions end. `after` is
 * the last row of the page before.
 */
export interface Cursor {
  since: number;
  after?: { changedIn: number; id: number };
}

/** The mark of this moment; take it before reading what it stands for. */
export async function cursorNow(db: Queryable): Promise<{ since: number; until: number }> {
  const { rows } = await db.execute<{ since: string | number; until: string | number }>(sql`
    select pg_snapshot_xmin(s)::text as since, pg_snapshot_xmax(s)::text as until
    from pg_current_snapshot() s`);
  return { since: Number(rows[0]?.since), until: Number(rows[0]?.until) };
}

export const writeCursor = ({ since, after }: Cursor) =>
  [since, ...(after ? [after.changedIn, after.id] : [])].join('.');

const maxId = 2_147_483_647;

/** Null for a mark that this database never gave, or gave before it was restored from a backup. */
export function readCursor(text: string, until: number): Cursor | null {
  const found = /^(\d{1,15})(?:\.(\d{1,15})\.(\d{1,10}))?$/.exec(text);
  if (!found || Number(found[1]) > until || Number(found[3] ?? 0) > maxId) return null;
  const since = Number(found[1]);
  return found[2] === undefined
    ? { since }
    : { since, after: { changedIn: Number(found[2]), id: Number(found[3]) } };
}
