import { and, eq } from 'drizzle-orm';
import { addMonths, keptDayAt } from '../config/money.ts';
import type { Tx } from '../db/db.ts';
import type { PaymentRow } from '../db/schema/billing.ts';
import { messagePurchases } from '../db/schema/chat.ts';
import { subscriptions } from '../db/schema/people.ts';
import { postPurchases } from '../db/schema/posts.ts';
import { noteUnlocked } from './effects.ts';

/** Takes back what a payment gave, in the transaction that records its refund. */
export async function revokePurchase(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { type, payerId: userId, subjectId } = payment;
  const id = subjectId ?? 0;
  switch (type) {
    case 'post':
      await tx
        .delete(postPurchases)
        .where(and(eq(postPurchases.postId, id), eq(postPurchases.userId, userId)));
      break;
    case 'message':
      await tx
        .delete(messagePurchases)
        .where(and(eq(messagePurchases.messageId, id), eq(messagePurchases.userId, userId)));
      await noteUnlocked(tx, id, now);
      break;
    case 'subscription':
      await shortenSubscription(tx, payment, now);
      break;
    case 'tip':
      break;
  }
}

/**
 * Takes the unused part of a refunded period off the end: later periods keep their length. Renewals
 * stop, unless the period was over. A period whose days were given back before has none left.
 */
async function shortenSubscription(tx: Tx, payment: PaymentRow, now: Date) {
  const { payerId, payeeId, terms } = payment;
  const pair = and(eq(subscriptions.byUserId, payerId), eq(subscriptions.toUserId, payeeId));
  const [row] = await tx.select().from(subscriptions).where(pair).for('update');
  if (!row || row.expiresAt <= now || payment.givenBack > 0) return;
  const until = terms?.until === undefined ? row.expiresAt : new Date(terms.until);
  if (until <= now) return;
  const begun = addMonths(until, -(terms?.months ?? 1), row.keptDay);
  const unused = until.getTime() - Math.max(begun.getTime(), now.getTime());
  const before = new Date(row.expiresAt.getTime() - unused);
  const expiresAt = before > now ? before : now;
  const keptDay = keptDayAt(expiresAt, row.keptDay);
  await tx
    .update(subscriptions)
    .set({ expiresAt, keptDay, isAutoRenewable: false, nextAttemptAt: null })
    .where(pair);
}
