import { and, eq, gt } from 'drizzle-orm';
import { lockPayer } from '../../billing/payments/start-payment.ts';
import type { Backend } from '../../context.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { users } from '../../db/schema/users.ts';
import { announceNotices, writeNotices } from '../../app/notices/write.ts';
import { noticeOfEnd } from '../../app/notices/renewal-notice.ts';
import { relationMoved } from '../../people/announce.ts';

/**
 * The way out of `active_subscribers`: nobody's subscription to the member renews any more, each runs to
 * the day it is paid for, and nobody subscribes anew, since there is no price any more. Whose renewal ends
 * by this is notified once.
 */
export async function endRenewals(
  backend: Backend,
  userId: number,
  socketId: string | undefined,
): Promise<void> {
  const { db, clock } = backend;
  const { ended, notices } = await db.transaction(async (tx) => {
    await lockPayer(tx, userId);
    const now = clock();
    await tx.update(users).set({ subscriptionPrice: null }).where(eq(users.id, userId));
    const rows = await tx
      .update(subscriptions)
      .set({ isAutoRenewable: false, nextAttemptAt: null })
      .where(
        and(
          eq(subscriptions.toUserId, userId),
          eq(subscriptions.isAutoRenewable, true),
          gt(subscriptions.expiresAt, now),
        ),
      )
      .returning();
    return { ended: rows, notices: await writeNotices(tx, rows.map(noticeOfEnd), now) };
  });
  await announceNotices(backend, notices);
  for (const { byUserId } of ended)
    await relationMoved(backend, { byUserId, toUserId: userId, socketId }, 'subscriptions');
}
