import { and, eq } from 'drizzle-orm';
import type { Plan } from '#src/contract/people/subscription.ts';
import { toMoney } from '../config/money.ts';
import type { Queryable } from '../db/db.ts';
import { subscriptionOffers, subscriptionPlans } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';
import type { UserRow } from '../db/schema/users.ts';

/** Months that may be bought at once. */
export const planMonths = [1, 3, 6, 12] as const;

type Creator = Pick<UserRow, 'id' | 'subscriptionPrice' | 'isCreator' | 'isDeleted'>;

/** Viewer of the plans, and the time; a guest has no id. */
export interface PlansFor {
  readonly viewerId: number | undefined;
  readonly now: Date;
}

/**
 * Plans of a creator, shortest first; a plan's id is its months. Trials and promotions apply to the
 * single month: a trial for a viewer who never subscribed, else the promotion.
 */
export async function plansOf(
  db: Queryable,
  creator: Creator,
  { viewerId, now }: PlansFor,
): Promise<Plan[]> {
  const { id, subscriptionPrice, isCreator, isDeleted } = creator;
  if (subscriptionPrice === null || !isCreator || isDeleted) return [];
  const rows = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.userId, id));
  const [offer] = await db
    .select()
    .from(subscriptionOffers)
    .where(eq(subscriptionOffers.userId, id));
  const until = offer?.promotionUntil ?? null;
  const promoted = until && until > now ? (offer?.promotionDiscount ?? 0) : 0;
  const trialDays = offer && (await isNew(db, id, viewerId)) ? offer.trialDays : 0;
  const discountOf = new Map(rows.map(({ months, discount }) => [months, discount]));
  return planMonths.map((months) => {
    const discount = months === 1 ? 0 : (discountOf.get(months) ?? 0);
    const then = Math.round((subscriptionPrice * months * (100 - discount)) / 100);
    const plan = { id: months, months, discount, trial_days: 0, promotion_until: null };
    if (months === 1 && trialDays > 0)
      return { ...plan, price: toMoney(0), renewal_price: toMoney(then), trial_days: trialDays };
    if (months === 1 && promoted > 0)
      return {
        ...plan,
        discount: promoted,
        price: toMoney(Math.round((then * (100 - promoted)) / 100)),
        renewal_price: toMoney(then),
        promotion_until: until?.toISOString() ?? null,
      };
    return { ...plan, price: toMoney(then), renewal_price: toMoney(then) };
  });
}

/** True if the viewer never subscribed to the creator: a trial is had once. */
async function isNew(db: Queryable, creatorId: number, viewerId: number | undefined) {
  if (viewerId === undefined) return true;
  const pair = and(eq(subscriptions.byUserId, viewerId), eq(subscriptions.toUserId, creatorId));
  return (await db.select({ id: subscriptions.id }).from(subscriptions).where(pair)).length === 0;
}

export const findPlan = async (db: Queryable, creator: Creator, planId: number, of: PlansFor) =>
  (await plansOf(db, creator, of)).find(({ id }) => id === planId);
