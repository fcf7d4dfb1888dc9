import type { Tx } from '../db/db.ts';
import { allLimits } from '../config/limits.ts';
import { and, eq } from 'drizzle-orm';
import { ledgerEntries, type PaymentRow, type PayoutRow } from '../db/schema/billing.ts';

const day = 86_400_000;

/** From when what is earned now may be paid out. */
export const availableFrom = (now: Date) =>
  new Date(now.getTime() + allLimits.payment_pending_days * day);

/** Where the money of a payment goes: out of the payer's card, to the payee and to the product. */
export function entriesOf(
  { id: paymentId, payerId, payeeId, amount, fee }: PaymentRow,
  now: Date,
): (typeof ledgerEntries.$inferInsert)[] {
  const availableAt = availableFrom(now);
  const entry = { paymentId, createdAt: now, availableAt: now };
  return [
    { ...entry, account: 'card', ownerId: payerId, amount: -amount },
    { ...entry, account: 'earnings', ownerId: payeeId, amount: amount - fee, availableAt },
    { ...entry, account: 'fees', ownerId: null, amount: fee },
  ];
}

/** Records a payment that succeeded. */
export async function recordPayment(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  await tx.insert(ledgerEntries).values(entriesOf(payment, now));
}

/**
 * Records that a payment was given back. What was not available yet is taken back on the day on which
 * it would have become so: neither sum is ever negative.
 */
export async function recordRefund(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const { id } = payment;
  const booked = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.kind, 'payment')));
  if (booked.length === 0) return;
  const back = booked.map(({ account, ownerId, amount, availableAt }) => ({
    paymentId: id,
    kind: 'refund' as const,
    account,
    ownerId,
    amount: 0 - amount,
    availableAt: availableAt > now ? availableAt : now,
    createdAt: now,
  }));
  await tx.insert(ledgerEntries).values(back);
}

/** Records that earnings were set aside for a bank. */
export const recordPayout = (tx: Tx, payout: PayoutRow, now: Date) =>
  recordMoved(tx, payout, 'payout', now);

/** Records that they came back: a cancelled payout, or one that the bank returned. */
export const recordReturn = (tx: Tx, payout: PayoutRow, now: Date) =>
  recordMoved(tx, payout, 'return', now);

async function recordMoved(
  tx: Tx,
  { id: payoutId, userId, amount }: PayoutRow,
  kind: 'payout' | 'return',
  now: Date,
): Promise<void> {
  const out = kind === 'payout' ? amount : 0 - amount;
  const entry = { payoutId, kind, availableAt: now, createdAt: now };
  await tx.insert(ledgerEntries).values([
    { ...entry, account: 'earnings', ownerId: userId, amount: 0 - out },
    { ...entry, account: 'bank', ownerId: userId, amount: out },
  ]);
}
