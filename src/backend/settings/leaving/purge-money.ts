import { eq, sql } from 'drizzle-orm';
import { forgetUnusedAccounts } from '../../billing/payouts/unused-accounts.ts';
import { hasPayments } from '../../config/features.ts';
import type { Backend } from '../../context.ts';
import {
  cards,
  paymentIntents,
  payments,
  payoutMethods,
  subscriptionOffers,
  subscriptionPlans,
} from '../../db/schema/billing.ts';

/**
 * Cards, the bank account and what was offered, here and at the provider. Payments, payouts and the ledger
 * stay for accounting, without the words that went with a tip, and without what could charge a card.
 */
export async function purgeMoney(backend: Backend, userId: number): Promise<number> {
  const { db } = backend;
  const provider = hasPayments(backend) ? backend.payments : null;
  for (const card of await db.select().from(cards).where(eq(cards.userId, userId))) {
    await provider?.forgetCard(card.providerToken);
    await db.delete(cards).where(eq(cards.id, card.id));
  }
  for (const { providerToken } of await db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.userId, userId)))
    await provider?.forgetAccount(providerToken);
  await db.delete(payoutMethods).where(eq(payoutMethods.userId, userId));
  if (provider) await forgetUnusedAccounts(backend, userId);
  await db.delete(paymentIntents).where(eq(paymentIntents.payerId, userId));
  await db.delete(subscriptionPlans).where(eq(subscriptionPlans.userId, userId));
  await db.delete(subscriptionOffers).where(eq(subscriptionOffers.userId, userId));
  await db
    .update(payments)
    .set({ note: null, cardToken: '', actionUrl: null })
    .where(eq(payments.payerId, userId));
  const own = sql`${payments.payerId} = ${userId} or ${payments.payeeId} = ${userId}`;
  return db.$count(payments, own);
}
