import type { Tx } from '../db/db.ts';
import { allLimits } from '../config/limits.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { ledgerEntries, type PaymentRow, type PayoutRow } from '../db/schema/billing.ts';

const day = 86_400_000;

/** Time from which money earned now may be paid out. */
export const availableFrom = (now: Date) =>
  new Date(now.getTime() + allLimits.payment_pending_days * day);

/** Ledger entries of a payment: out of the payer's card, to the payee and to the product. */
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

/** Part of a payment that goes back, and of that the fee, in minor units. */
interface Part {
  amount: number;
  fee: number;
}

/** Records that a part of a payment goes back: from where its parts went, in the same way. */
export async function recordGivenBack(
  tx: Tx,
  { id, type }: PaymentRow,
  { amount, fee }: Part,
  now: Date,
): Promise<void> {
  const isShare = type === 'referral';
  const parts = { card: amount, earnings: fee - amount, fees: isShare ? amount : 0 - fee, bank: 0 };
  const booked = await bookedOf(tx, id, ['payment']);
  const back = booked.map((entry) => ({
    ...takenBack(entry, now),
    kind: 'give_back' as const,
    amount: parts[entry.account],
  }));
  if (back.length > 0) await tx.insert(ledgerEntries).values(back);
}

type Entry = typeof ledgerEntries.$inferSelect;

const bookedOf = (tx: Tx, paymentId: number, kinds: Entry['kind'][]) =>
  tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), inArray(ledgerEntries.kind, kinds)));

/**
 * Entry that takes earnings back: on the day they become available, if that is to come, so that
 * neither sum is ever negative.
 */
const takenBack = ({ paymentId, account, ownerId, availableAt }: Entry, now: Date) => ({
  paymentId,
  account,
  ownerId,
  availableAt: availableAt > now ? availableAt : now,
  createdAt: now,
});

/** Records that a payment was given back: all of it that had not gone back before. */
export async function recordRefund(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const booked = await bookedOf(tx, payment.id, ['payment']);
  if (booked.length === 0) return;
  const parts = await bookedOf(tx, payment.id, ['give_back']);
  const back = booked.map((entry) => {
    const part = parts.find(({ account }) => account === entry.account)?.amount ?? 0;
    return { ...takenBack(entry, now), kind: 'refund' as const, amount: 0 - entry.amount - part };
  });
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
