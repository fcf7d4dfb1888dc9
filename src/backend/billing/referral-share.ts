import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addMonths, referralShareOf } from '../config/money.ts';
import { allLimits } from '../config/limits.ts';
import type { Tx } from '../db/db.ts';
import { cards, ledgerEntries, payments, type PaymentRow } from '../db/schema/billing.ts';
import { referralLinks, referrals } from '../db/schema/social.ts';
import { users } from '../db/schema/users.ts';
import { availableFrom, recordGivenBack, recordRefund } from './ledger.ts';

/** End of the time in which an inviter has a share of a member's earnings. */
export const termOf = (registeredAt: Date) => addMonths(registeredAt, allLimits.referral_months);

/**
 * Gives who invited the payee a share of the fee of this payment, in the transaction that records it;
 * the payee's own part is the same. Nobody has a share of what they paid themselves, under another
 * name too: one card is one person.
 */
export async function recordShare(
  tx: Tx,
  { id, payerId, payeeId, cardId, amount: paid, currency }: PaymentRow,
  now: Date,
): Promise<PaymentRow | null> {
  const amount = referralShareOf(paid);
  if (amount === 0) return null;
  const [found] = await tx
    .select({ inviterId: referralLinks.userId, at: referrals.createdAt })
    .from(referrals)
    .innerJoin(referralLinks, eq(referralLinks.id, referrals.linkId))
    .innerJoin(users, and(eq(users.id, referralLinks.userId), eq(users.isDeleted, false)))
    .where(and(eq(referrals.userId, payeeId), ne(referralLinks.userId, payerId)));
  if (!found || termOf(found.at) <= now) return null;
  if (cardId !== null && (await isCardOf(tx, cardId, found.inviterId))) return null;
  const [share] = await tx
    .insert(payments)
    .values({
      type: 'referral',
      payerId: payeeId,
      payeeId: found.inviterId,
      amount,
      fee: 0,
      currency,
      status: 'succeeded',
      cardToken: '',
      cardBrand: '',
      cardLast4: '',
      sourceId: id,
      createdAt: now,
      updatedAt: now,
      settledAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!share) return null;
  const entry = { paymentId: share.id, createdAt: now };
  await tx.insert(ledgerEntries).values([
    { ...entry, account: 'fees', ownerId: null, amount: 0 - amount, availableAt: now },
    {
      ...entry,
      account: 'earnings',
      ownerId: found.inviterId,
      amount,
      availableAt: availableFrom(now),
    },
  ]);
  return share;
}

/** True if the member has saved the same card that another one paid with. */
async function isCardOf(tx: Tx, cardId: number, memberId: number): Promise<boolean> {
  const own = alias(cards, 'own');
  const same = await tx
    .select({ id: own.id })
    .from(cards)
    .innerJoin(own, and(eq(own.fingerprint, cards.fingerprint), eq(own.userId, memberId)))
    .where(eq(cards.id, cardId))
    .limit(1);
  return same.length > 0;
}

/**
 * Takes the same part of a payment's share back as went back of the payment; null where nobody has one.
 */
export async function takePartOfShareBack(
  tx: Tx,
  payment: PaymentRow,
  amountBack: number,
  now: Date,
): Promise<{ share: PaymentRow; amount: number } | null> {
  const own = and(eq(payments.sourceId, payment.id), eq(payments.status, 'succeeded'));
  const [share] = await tx.select().from(payments).where(own).for('update');
  if (!share) return null;
  const amount = Math.round((share.amount * amountBack) / payment.amount);
  if (amount === 0) return null;
  await tx.update(payments).set({ givenBack: amount, updatedAt: now }).where(own);
  await recordGivenBack(tx, share, { amount, fee: 0 }, now);
  return { share, amount };
}

/** Takes the share of a payment back that was given back. */
export async function takeShareBack(
  tx: Tx,
  payment: PaymentRow,
  now: Date,
): Promise<PaymentRow | null> {
  const [share] = await tx
    .update(payments)
    .set({ status: 'refunded', updatedAt: now, settledAt: now })
    .where(and(eq(payments.sourceId, payment.id), eq(payments.status, 'succeeded')))
    .returning();
  if (!share) return null;
  await recordRefund(tx, share, now);
  return share;
}
