import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { noticeOfEnd, noticeOfLapse } from '../../app/notices/renewal-notice.ts';
import { writeNotices } from '../../app/notices/write.ts';
import type { Tx } from '../../db/db.ts';
import type { MessageRow } from '../../db/schema/chat.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { hasLeaver } from '../../people/leavers.ts';
import type { SubscriptionRow } from '../../people/relations.ts';

const stopped = { isAutoRenewable: false, nextAttemptAt: null } as const;

/**
 * Stops renewals, and answers the notification of it: of a subscriber who left, that it lapsed, which
 * they read on return; of one who is here, that their creator left.
 */
export async function stopRenewal(
  tx: Tx,
  row: SubscriptionRow,
  now: Date,
): Promise<readonly MessageRow[]> {
  await tx.update(subscriptions).set(stopped).where(eq(subscriptions.id, row.id));
  if (await hasLeaver(tx, [row.byUserId])) return writeNotices(tx, [noticeOfLapse(row)], now);
  const isLeft = await hasLeaver(tx, [row.toUserId]);
  return isLeft ? writeNotices(tx, [noticeOfEnd(row)], now) : [];
}

/** Subscriptions of a member whose days are over, and whose renewal has not been tried yet. */
export const isDueOf = (userId: number, now: Date) =>
  and(
    eq(subscriptions.byUserId, userId),
    eq(subscriptions.isAutoRenewable, true),
    lte(subscriptions.expiresAt, now),
    or(isNull(subscriptions.nextAttemptAt), lte(subscriptions.nextAttemptAt, now)),
  );

/** Stops those of a member who was away when they were due, and answers the notifications of it. */
export async function stopLapsed(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<readonly MessageRow[]> {
  const rows = await tx.update(subscriptions).set(stopped).where(isDueOf(userId, now)).returning();
  return writeNotices(tx, rows.map(noticeOfLapse), now);
}
