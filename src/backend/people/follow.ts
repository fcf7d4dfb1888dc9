import { and, eq, or, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import type { Queryable, Tx } from '../db/db.ts';
import { bans, follows } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { forbidden } from '../http/failures.ts';
import { begunNow } from './begun.ts';
import { lockPair } from './lock-pair.ts';
import type { BanType } from './relations.ts';

/** Starts or stops following; false when it was so already. Throws 403 across a block. */
export async function setFollow(
  backend: Backend,
  byUserId: number,
  toUserId: number,
  isFollowing: boolean,
): Promise<boolean> {
  return backend.db.transaction(async (tx) => {
    await lockPair(tx, byUserId, toUserId);
    if (!isFollowing) return unfollow(tx, byUserId, toUserId);
    await refuseAcrossBlock(tx, byUserId, toUserId);
    const createdAt = begunNow('follows', { byUserId, toUserId }, backend.clock());
    const made = await tx
      .insert(follows)
      .values({ byUserId, toUserId, createdAt })
      .onConflictDoNothing()
      .returning({ to: follows.toUserId });
    if (made.length > 0) await addFollowers(tx, toUserId, 1);
    return made.length > 0;
  });
}

/** Ends one follow, inside a transaction that holds the pair's lock; false when there was none. */
export async function unfollow(tx: Tx, byUserId: number, toUserId: number): Promise<boolean> {
  const gone = await tx
    .delete(follows)
    .where(and(eq(follows.byUserId, byUserId), eq(follows.toUserId, toUserId)))
    .returning({ to: follows.toUserId });
  if (gone.length > 0) await addFollowers(tx, toUserId, -1);
  return gone.length > 0;
}

/**
 * 403 when either member blocked the other. Without a code when the caller is the blocked one, who
 * must not learn of it; `blacklisting` when it is the caller's own block.
 */
export async function refuseAcrossBlock(
  db: Queryable,
  callerId: number,
  otherId: number,
): Promise<void> {
  const blocks = await blocksBetween(db, callerId, otherId);
  if (blocks.some(({ by }) => by === otherId)) throw forbidden();
  if (blocks.length > 0) throw forbidden('Forgive this person first.', 'blacklisting');
}

/** True when either blocked the other. */
export const isAcrossBlock = async (db: Queryable, one: number, other: number) =>
  (await blocksBetween(db, one, other)).length > 0;

const blocksBetween = (db: Queryable, callerId: number, otherId: number) =>
  db
    .select({ by: bans.byUserId })
    .from(bans)
    .where(
      and(
        eq(bans.banType, 'block' satisfies BanType),
        or(
          and(eq(bans.byUserId, callerId), eq(bans.toUserId, otherId)),
          and(eq(bans.byUserId, otherId), eq(bans.toUserId, callerId)),
        ),
      ),
    );

const addFollowers = (tx: Tx, userId: number, step: 1 | -1) =>
  tx
    .update(users)
    .set({ followersCount: sql`greatest(0, ${users.followersCount} + ${step}::integer)` })
    .where(eq(users.id, userId));
