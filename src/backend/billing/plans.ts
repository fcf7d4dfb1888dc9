import { eq } from 'drizzle-orm';
import type { Plan } from '#src/contract/subscription.ts';
import type { Queryable } from '../db/db.ts';
import { subscriptionPlans } from '../db/schema/billing.ts';
import type { UserRow } from '../db/schema/users.ts';
import { toMoney } from '../config/money.ts';

/** Months that may be bought at once. */
export const planMonths = [1, 3, 6, 12] as const;

type Creator = Pick<UserRow, 'id' | 'subscriptionPrice' | 'isCreator' | 'isDeleted'>;

/** How one may subscribe to a creator, shortest first; a plan's id is its months. */
export async function plansOf(db: Queryable, creator: Creator): Promise<Plan[]> {
  const { id, subscriptionPrice, isCreator, isDeleted } = creator;
  if (subscriptionPrice === null || !isCreator || isDeleted) return [];
  const rows = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.userId, id));
  const discountOf = new Map(rows.map(({ months, discount }) => [months, discount]));
  return planMonths.map((months) => {
    const discount = discountOf.get(months) ?? 0;
    const amount = Math.round((subscriptionPrice * months * (100 - discount)) / 100);
    return { id: months, months, price: toMoney(amount), discount };
  });
}

export const findPlan = async (db: Queryable, creator: Creator, planId: number) =>
  (await plansOf(db, creator)).find(({ id }) => id === planId);
