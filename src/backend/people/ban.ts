import { and, eq, inArray, or } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { chats } from '../db/schema/chat.ts';
import { bans, subscriptions } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { begunNow } from './begun.ts';
import { unfollow } from './follow.ts';
import { lockPair } from './lock-pair.ts';
import type { AfterChange } from './after-change.ts';
import type { BanType } from './relations.ts';

/**
 * Sets what one does to the other (null forgives) and returns what it was before. A block ends the
 * follows both ways, every auto-renewal between the two, and what the blocked bought of days
 * (`blocking`). The blocker's own are there again when they lift it in time; nothing else comes back.
 */
export async function setBan(
  backend: Backend,
  { byUserId, toUserId }: { byUserId: number; toUserId: number },
  banType: BanType | null,
  blocking: AfterChange['blocking'],
): Promise<BanType | null> {
  return backend.db.transaction(async (tx) => {
    await lockPair(tx, byUserId, toUserId);
    const own = and(eq(bans.byUserId, byUserId), eq(bans.toUserId, toUserId));
    const [row] = await tx.select({ banType: bans.banType }).from(bans).where(own);
    const before = row?.banType ?? null;
    // A repeated block ends what was bought in between, too.
    if (banType === 'block') {
      await part(tx, byUserId, toUserId);
      await blocking(tx, { byUserId, toUserId }, backend.clock());
    }
    if (before === banType) return before;
    if (banType === null) await tx.delete(bans).where(own);
    else {
      const createdAt = begunNow('bans', { byUserId, toUserId }, backend.clock());
      const set = { banType, createdAt, ...(await namesOf(tx, byUserId)) };
      await tx
        .insert(bans)
        .values({ byUserId, toUserId, ...set })
        .onConflictDoUpdate({ target: [bans.byUserId, bans.toUserId], set });
    }
    await noteVisibility(tx, byUserId, toUserId);
    return before;
  });
}

/**
 * Names of a blocker at this time, which members whom they block go on seeing (`known-card.ts`).
 */
async function namesOf(tx: Tx, id: number) {
  const [found] = await tx
    .select({ byUsername: users.username, byDisplayName: users.displayName })
    .from(users)
    .where(eq(users.id, id));
  return found;
}

/** The chat changed for both members: a catch-up must return or remove it. */
async function noteVisibility(tx: Tx, one: number, other: number) {
  const pair = [one, other];
  const sides = await tx
    .select({ id: chats.id, unreadCount: chats.unreadCount })
    .from(chats)
    .where(and(inArray(chats.ownerId, pair), inArray(chats.withUserId, pair)))
    .orderBy(chats.ownerId)
    .for('update');
  for (const { id, unreadCount } of sides)
    await tx.update(chats).set({ unreadCount }).where(eq(chats.id, id));
}

async function part(tx: Tx, one: number, other: number) {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  // Ordered by the people whose followers are counted: no two blocks wait for each other.
  await unfollow(tx, high, low);
  await unfollow(tx, low, high);
  await tx
    .update(subscriptions)
    .set({ isAutoRenewable: false })
    .where(
      and(
        eq(subscriptions.isAutoRenewable, true),
        or(
          and(eq(subscriptions.byUserId, low), eq(subscriptions.toUserId, high)),
          and(eq(subscriptions.byUserId, high), eq(subscriptions.toUserId, low)),
        ),
      ),
    );
}
