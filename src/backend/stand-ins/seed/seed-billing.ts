import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addMonths } from '../../config/money.ts';
import type { Queryable } from '../../db/db.ts';
import { cards, subscriptionPlans } from '../../db/schema/billing.ts';
import { subscriptions } from '../../db/schema/people.ts';
import { pspCards } from '../../db/schema/psp.ts';
import { castIds } from './cast.ts';

/** `bo` keeps a card that pays; its token at the stand-in. */
const boToken = 'card_of_bo';
/** Discounts in percent by months. */
const discounts = {
  ada: { 1: 0, 3: 10, 6: 15, 12: 25 },
  fay: { 1: 0, 3: 5, 6: 10, 12: 20 },
} as const;

/** Plans of the two creators, and the card of `bo` at the provider and here. */
export async function seedBilling(db: Queryable, now: Date): Promise<void> {
  for (const name of ['ada', 'fay'] as const)
    await db.insert(subscriptionPlans).values(
      Object.entries(discounts[name]).map(([months, discount]) => ({
        userId: castIds[name],
        months: Number(months),
        discount,
      })),
    );
  const fingerprint = createHash('sha256').update(boToken).digest('hex');
  const expiry = { expMonth: 12, expYear: now.getUTCFullYear() + 4 };
  const looks = { fingerprint, brand: 'visa', last4: '4242', ...expiry, createdAt: now };
  await db.insert(pspCards).values({
    token: boToken,
    customer: `member-${castIds.bo}`,
    behaviour: 'pays',
    ...looks,
  });
  await db
    .insert(cards)
    .values({ id: 1, userId: castIds.bo, providerToken: boToken, isDefault: true, ...looks });
}

/** Stores the terms that `bo` agreed on with `ada`: three months at once, of which one is over. */
export async function seedSubscriptionTerms(db: Queryable, now: Date): Promise<void> {
  const pair = and(eq(subscriptions.byUserId, castIds.bo), eq(subscriptions.toUserId, castIds.ada));
  const createdAt = addMonths(now, -1);
  await db
    .update(subscriptions)
    .set({
      months: 3,
      amount: 2697,
      price: 899,
      cardId: 1,
      createdAt,
      expiresAt: addMonths(createdAt, 3),
    })
    .where(pair);
  await db.update(subscriptions).set({ cardId: 1 }).where(eq(subscriptions.byUserId, castIds.bo));
}
