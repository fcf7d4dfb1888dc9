import { and, eq, type SQL } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { keepFormerUsername } from './former-usernames.ts';
import { refuseFormer, refuseTaken } from './taken.ts';

/**
 * Changes what a member is called, and keeps the name they give up. Undefined when `where` does not
 * hold any more; throws 422 when a name or address was taken meanwhile.
 */
export async function changeMember(
  { db, clock }: Backend,
  id: number,
  changes: Partial<UserRow>,
  where?: SQL,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const isMember = eq(users.id, id);
    const [before] = await tx.select().from(users).where(isMember).for('update');
    const [changed] = await tx
      .update(users)
      .set({ ...changes, updatedAt: clock() })
      .where(and(isMember, where))
      .returning()
      .catch(refuseTaken);
    if (!before || !changed) return changed;
    await refuseFormer(tx, changed, clock());
    await keepFormerUsername(tx, before, changed.username, clock());
    return changed;
  });
}
