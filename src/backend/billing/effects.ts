import { and, eq, sql } from 'drizzle-orm';
import { touchParticipants } from '../chat/touch-participants.ts';
import { afterLatest } from '../db/after-latest.ts';
import type { Tx } from '../db/db.ts';
import { payments, type PaymentRow } from '../db/schema/billing.ts';
import { messagePurchases, messages } from '../db/schema/chat.ts';
import { subscriptions } from '../db/schema/people.ts';
import { postPurchases } from '../db/schema/posts.ts';
import { begunNow } from '../people/begun.ts';
import { addMonths, keptDayAt } from '../config/money.ts';

/** A purchase stands first in its buyer's list. */
const boughtNow = (userId: number, now: Date) =>
  afterLatest(
    now,
    sql`select max(created_at) from post_purchases where user_id = ${userId}`,
    sql`select max(created_at) from message_purchases where user_id = ${userId}`,
  );

/** Gives the payer what was paid for, in the transaction that records the payment. */
export async function grantPurchase(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { type, payerId: userId, amount, subjectId } = payment;
  const id = subjectId ?? 0;
  const bought = boughtNow(userId, now);
  switch (type) {
    case 'post':
      await tx
        .insert(postPurchases)
        .values({ postId: id, userId, amount, agreedAt: payment.createdAt, createdAt: bought })
        .onConflictDoNothing();
      break;
    case 'message':
      await tx
        .insert(messagePurchases)
        .values({ messageId: id, userId, amount, createdAt: bought })
        .onConflictDoNothing();
      await noteUnlocked(tx, id, now);
      break;
    case 'subscription':
      await extendSubscription(tx, payment, now);
      break;
    case 'tip':
      break;
  }
}

/** The message changed for both sides: a catch-up must return it. */
export async function noteUnlocked(tx: Tx, id: number, now: Date) {
  const [row] = await tx
    .update(messages)
    .set({ updatedAt: afterLatest(now, sql`select ${messages.updatedAt}`) })
    .where(eq(messages.id, id))
    .returning();
  if (row) await touchParticipants(tx, row);
}

const addDays = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** A period that ends on a day of its own, which later ones keep. */
const endingAt = (expiresAt: Date) => ({ expiresAt, keptDay: expiresAt.getUTCDate() });
const untroubled = { renewalFailures: 0, nextAttemptAt: null };

/** A new period: after the running one for a renewal, else from now. */
async function extendSubscription(tx: Tx, payment: PaymentRow, now: Date) {
  const { payerId: byUserId, payeeId: toUserId, amount, cardId, terms, renewalKey } = payment;
  const months = terms?.months ?? 1;
  const pair = and(eq(subscriptions.byUserId, byUserId), eq(subscriptions.toUserId, toUserId));
  const [known] = await tx.select().from(subscriptions).where(pair).for('update');
  const isRunning = known !== undefined && known.expiresAt > now;
  const from = isRunning ? known.expiresAt : now;
  const keptDay = keptDayAt(from, isRunning ? known.keptDay : null);
  const period = terms?.trialDays
    ? { ...endingAt(addDays(from, terms.trialDays)), ...untroubled }
    : { expiresAt: addMonths(from, months, keptDay), keptDay, ...untroubled };
  const { expiresAt } = period;
  await tx
    .update(payments)
    .set({ terms: { autoRenew: false, ...terms, months, until: expiresAt.toISOString() } })
    .where(eq(payments.id, payment.id));
  if (renewalKey !== null && known) {
    await tx.update(subscriptions).set(period).where(pair);
    return;
  }
  // The first payment may have been less: a trial or a promotion.
  const each = terms?.renewsAt ?? amount;
  const agreed = {
    ...period,
    isAutoRenewable: terms?.autoRenew ?? false,
    price: Math.round(each / months),
    months,
    amount: each,
    cardId,
    createdAt: begunNow('subscriptions', { byUserId, toUserId }, now),
  };
  await tx
    .insert(subscriptions)
    .values({ byUserId, toUserId, ...agreed })
    .onConflictDoUpdate({
      target: [subscriptions.byUserId, subscriptions.toUserId],
      set: agreed,
    });
}
