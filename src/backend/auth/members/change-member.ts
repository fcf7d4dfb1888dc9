import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { keepFormerUsername } from './former-usernames.ts';
import { refuseFormer, refuseTaken } from './taken.ts';

/**
 * Changes what a member is called, and keeps the name they give up. Undefined when they are not any more
 * what `holds` asks of them; throws 422 when a name or address was taken meanwhile.
 */
export async function changeMember(
  { db, clock }: Backend,
  id: number,
  changes: Partial<UserRow>,
  holds: (now: UserRow) => boolean = () => true,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const isMember = eq(users.id, id);
    const [before] = await tx.select().from(users).where(isMember).for('update');
    if (!before || !holds(before)) return undefined;
    const [changed] = await tx
      .update(users)
      .set({ ...changes, updatedAt: clock() })
      .where(isMember)
      .returning()
      .catch(refuseTaken);
    if (!changed) return undefined;
    await refuseFormer(tx, changed, clock());
    await keepFormerUsername(tx, before, changed.username, clock());
    return changed;
  });
}
