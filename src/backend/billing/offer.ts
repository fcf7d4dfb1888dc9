import { and, count, eq, gt } from 'drizzle-orm';
import type {
  SubscriptionSettingsAnswer,
  SubscriptionSettingsRequest,
} from '#src/contract/people/subscription.ts';
import { limits } from '../config/limits.ts';
import { toMoney } from '../config/money.ts';
import type { Backend } from '../context.ts';
import type { Queryable, Tx } from '../db/db.ts';
import { subscriptionOffers, subscriptionPlans } from '../db/schema/billing.ts';
import { subscriptions } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { forbidden, invalid, unauthenticated } from '../http/failures.ts';
import { stale, versionOf } from '../http/version.ts';
import { checkCurrency } from './begin.ts';
import { planMonths } from './plans.ts';

const day = 86_400_000;
const longestPromotionDays = 366;

/** Reads a creator's offer and the number of subscribers. */
export async function readOffer(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<SubscriptionSettingsAnswer['data']> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthenticated();
  const [offer] = await db
    .select()
    .from(subscriptionOffers)
    .where(eq(subscriptionOffers.userId, userId));
  const rows = await db
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.userId, userId));
  const running = and(eq(subscriptions.toUserId, userId), gt(subscriptions.expiresAt, now));
  const [subscribers] = await db.select({ count: count() }).from(subscriptions).where(running);
  const discountOf = new Map(rows.map(({ months, discount }) => [months, discount]));
  const { promotionDiscount: discount = null, promotionUntil: until = null } = offer ?? {};
  const offered = {
    price: user.subscriptionPrice,
    currency: limits.currency,
    plans: planMonths.flatMap((months) =>
      months === 1 ? [] : [{ months, discount: discountOf.get(months) ?? 0 }],
    ),
    trial_days: offer?.trialDays ?? 0,
    promotion:
      discount !== null && until !== null && until > now
        ? { discount, until: until.toISOString() }
        : null,
  };
  return {
    ...offered,
    version: versionOf(offered),
    subscribers_count: subscribers?.count ?? 0,
    is_creator: user.isCreator,
    limits: { min: toMoney(limits.subscription_min), max: toMoney(limits.subscription_max) },
  };
}

/**
 * Stores what a creator offers from now on. Who subscribes already keeps what was agreed, and a change that
 * names its version overwrites nothing that another device saved meanwhile.
 */
export const writeOffer = (
  { db, clock }: Backend,
  userId: number,
  body: SubscriptionSettingsRequest,
): Promise<SubscriptionSettingsAnswer['data']> =>
  db.transaction(async (tx) => {
    const now = clock();
    checkCurrency(body.currency);
    checkOffer(body, now);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw unauthenticated();
    if (!user.isCreator)
      throw forbidden('Prove your identity to sell and be paid.', 'identity_required');
    const { price, plans, trial_days: trialDays, promotion, version } = body;
    // The member's row is locked: whoever saves beside this one is compared with it afterwards.
    if (version !== undefined && version !== (await readOffer(tx, userId, now)).version)
      throw stale();
    await tx.update(users).set({ subscriptionPrice: price }).where(eq(users.id, userId));
    await storePlans(tx, userId, plans);
    const offer = {
      trialDays,
      promotionDiscount: promotion?.discount ?? null,
      promotionUntil: promotion ? new Date(promotion.until) : null,
    };
    await tx
      .insert(subscriptionOffers)
      .values({ userId, ...offer })
      .onConflictDoUpdate({ target: subscriptionOffers.userId, set: offer });
    return readOffer(tx, userId, now);
  });

async function storePlans(tx: Tx, userId: number, plans: SubscriptionSettingsRequest['plans']) {
  await tx.delete(subscriptionPlans).where(eq(subscriptionPlans.userId, userId));
  // The last one counts of those for the same months.
  const discounts = new Map(plans.map(({ months, discount }) => [months, discount]));
  const rows = [...discounts].flatMap(([months, discount]) =>
    discount > 0 ? [{ userId, months, discount }] : [],
  );
  if (rows.length > 0) await tx.insert(subscriptionPlans).values(rows);
}

function checkOffer({ price, promotion }: SubscriptionSettingsRequest, now: Date) {
  const { subscription_min: min, subscription_max: max } = limits;
  if (price !== null && (price < min || price > max))
    throw invalid({ price: [`The price field must be between ${min} and ${max}.`] });
  if (!promotion) return;
  const until = new Date(promotion.until).getTime();
  if (until <= now.getTime())
    throw invalid({ promotion: ['The promotion field must be a date after now.'] });
  if (until > now.getTime() + longestPromotionDays * day)
    throw invalid({ promotion: ['The promotion field must be a date within a year.'] });
}
