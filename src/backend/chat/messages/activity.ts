import { sql, type SQL } from 'drizzle-orm';
import { afterLatest } from '../../db/after-latest.ts';

/** When a member's chat moved, so that it stands above all others that they see; of a column or a number. */
export const movedNow = (ownerId: SQL | number, now: Date): SQL<Date> =>
  afterLatest(
    now,
    sql`select listed.updated_at from chats listed
      where listed.owner_id = ${ownerId} and listed.is_hidden = false
      order by listed.updated_at desc limit 1`,
  );
