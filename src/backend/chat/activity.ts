import { sql, type SQL } from 'drizzle-orm';
import { afterLatest } from '../db/after-latest.ts';

/**
 * Activity time that puts a chat above all others that its owner sees; `ownerId` may be a column.
 */
export const movedNow = (ownerId: SQL | number, now: Date): SQL<Date> =>
  afterLatest(
    now,
    sql`select listed.updated_at from chats listed
      where listed.owner_id = ${ownerId} and listed.is_hidden = false
      order by listed.updated_at desc limit 1`,
  );
