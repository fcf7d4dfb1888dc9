import { and, eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { subscriptions } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { conflict, notFound } from '../http/failures.ts';
import { refuseAcrossBlock } from './follow.ts';
import { lockPair } from './lock-pair.ts';

/**
 * Turns the renewal of the member's subscription to that creator off or on; false when it was so
 * already. Throws 404 without a subscription, 409 for one that has ended (it must be bought anew) or whose
 * creator takes no more, and 403 across a block. Following is left as it is.
 */
export async function setRenewal(
  backend: Backend,
  byUserId: number,
  toUserId: number,
  isAutoRenewable: boolean,
): Promise<boolean> {
  return backend.db.transaction(async (tx) => {
    await lockPair(tx, byUserId, toUserId);
    const own = and(eq(subscriptions.byUserId, byUserId), eq(subscriptions.toUserId, toUserId));
    const [row] = await tx.select().from(subscriptions).where(own).for('update');
    if (!row) throw notFound();
    if (isAutoRenewable) {
      await refuseAcrossBlock(tx, byUserId, toUserId);
      if (row.expiresAt <= backend.clock())
        throw conflict('This subscription has ended. Subscribe again.', 'subscription_expired');
      const [creator] = await tx.select().from(users).where(eq(users.id, toUserId));
      if (creator?.subscriptionPrice === null)
        throw conflict('This creator takes no more subscriptions.', 'not_for_sale');
    }
    if (row.isAutoRenewable === isAutoRenewable) return false;
    const retries = isAutoRenewable ? { renewalFailures: 0, nextAttemptAt: null } : {};
    await tx
      .update(subscriptions)
      .set({ isAutoRenewable, ...retries })
      .where(own);
    return true;
  });
}
