import { and, desc, eq } from 'drizzle-orm';
import { addMonths } from '../config/money.ts';
import type { Tx } from '../db/db.ts';
import { giveBacks, payments, type PaymentRow } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';
import { recordGivenBack } from './ledger.ts';
import { takePartOfShareBack } from './referral-share.ts';

const day = 86_400_000;

/** Seller and buyer of the days that are left. */
export interface Parted {
  readonly sellerId: number;
  readonly buyerId: number;
}

/**
 * Ends a running subscription because who sold it will not go on, and owes its buyer the whole days that
 * are left, of each payment their part. It is decided once, in the transaction that ends it; the provider
 * sends it after (`send-back.ts`). The caller holds the pair's lock.
 */
export async function endSubscription(tx: Tx, parted: Parted, now: Date): Promise<void> {
  const { sellerId, buyerId } = parted;
  const pair = and(eq(subscriptions.byUserId, buyerId), eq(subscriptions.toUserId, sellerId));
  const [row] = await tx.select().from(subscriptions).where(pair).for('update');
  if (!row || row.expiresAt <= now) return;
  // The periods lie one behind the other, the latest at the end.
  let end = row.expiresAt;
  for (const payment of await paidFor(tx, parted)) {
    if (end <= now) break;
    const length = lengthOf(payment, end, row.keptDay);
    const begun = new Date(end.getTime() - length);
    const left = end.getTime() - Math.max(begun.getTime(), now.getTime());
    const days = { days: Math.floor(left / day), ofDays: Math.round(length / day) };
    await giveBack(tx, payment, days, now);
    end = begun;
  }
  await tx
    .update(subscriptions)
    .set({ expiresAt: now, isAutoRenewable: false, nextAttemptAt: null })
    .where(pair);
}

const paidFor = (tx: Tx, { sellerId, buyerId }: Parted) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.type, 'subscription'),
        eq(payments.payerId, buyerId),
        eq(payments.payeeId, sellerId),
        eq(payments.status, 'succeeded'),
        eq(payments.givenBack, 0),
      ),
    )
    .orderBy(desc(payments.id));

/** Length of the period that a payment bought, in milliseconds. */
function lengthOf({ terms }: PaymentRow, end: Date, keptDay: number | null): number {
  if (terms?.trialDays) return terms.trialDays * day;
  const until = terms?.until === undefined ? end : new Date(terms.until);
  return until.getTime() - addMonths(until, -(terms?.months ?? 1), keptDay).getTime();
}

/** Owes the part of a payment that so many of its days cost. */
export async function giveBack(
  tx: Tx,
  payment: PaymentRow,
  { days, ofDays }: { days: number; ofDays: number },
  now: Date,
): Promise<void> {
  const amount = Math.round((payment.amount * days) / ofDays);
  if (amount === 0) return;
  const fee = Math.round((payment.fee * amount) / payment.amount);
  const owed = { days, ofDays, nextAttemptAt: now, createdAt: now };
  await tx.insert(giveBacks).values({ paymentId: payment.id, ...owed });
  await tx
    .update(payments)
    .set({ givenBack: amount, feeGivenBack: fee, updatedAt: now })
    .where(eq(payments.id, payment.id));
  await recordGivenBack(tx, payment, { amount, fee }, now);
  const shared = await takePartOfShareBack(tx, payment, amount, now);
  // No card paid the share: it is back at once.
  if (shared)
    await tx.insert(giveBacks).values({ paymentId: shared.share.id, ...owed, settledAt: now });
}
