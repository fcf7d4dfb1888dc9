import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { users } from '../db/schema/users.ts';

/**
 * True if one of these members has left. Until the transaction ends none of them can: closing an
 * account waits for what is under way with it, and then sees it.
 */
export async function hasLeaver(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const rows = await tx
    .select({ isDeleted: users.isDeleted })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('key share');
  return rows.some(({ isDeleted }) => isDeleted);
}
