import { sql, type SQL } from 'drizzle-orm';
import { afterLatest } from '../db/after-latest.ts';

/** Start of a relation, so late that it stands first in the lists of both people. */
export function begunNow(
  table: 'follows' | 'subscriptions' | 'bans',
  { byUserId, toUserId }: { byUserId: number; toUserId: number },
  now: Date,
): SQL<Date> {
  const latestOf = (side: 'by_user_id' | 'to_user_id', id: number) =>
    sql`select max(created_at) from ${sql.identifier(table)} where ${sql.identifier(side)} = ${id}`;
  return afterLatest(now, latestOf('by_user_id', byUserId), latestOf('to_user_id', toUserId));
}
