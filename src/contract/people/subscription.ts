import { z } from 'zod';
import { rowId } from '../lib/ids.ts';
import { money } from '../lib/money.ts';
import { userCard } from './people.ts';
import { version } from '../lib/errors.ts';

/**
 * A way to subscribe; `id` is unique for its creator. `price` is what is charged at first, for the
 * whole period or for the days of a trial, and `renewal_price` what each renewal charges.
 */
export const plan = z
  .object({
    id: z.int(),
    months: z.int().min(1).max(12),
    price: money,
    /** Percent off against month by month. */
    discount: z.int().min(0).max(90),
    renewal_price: money,
    /** Days before the first charge of `renewal_price`; 0 where there is nothing to try. */
    trial_days: z.int().min(0).max(30),
    /** Time until which `price` is lower than `renewal_price`. */
    promotion_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Plan' });
/** `GET /profiles/{username}/plans`, shortest first; empty when there is nothing to subscribe to. */
export const plansAnswer = z.object({ data: z.array(plan) }).meta({ id: 'PlansAnswer' });

/** A subscription as its subscriber sees it. `is_expired` is true from `expires_at` on. */
export const subscriptionEntry = z
  .object({
    id: z.int(),
    by_user: userCard,
    to_user: userCard,
    is_auto_renewable: z.boolean(),
    is_expired: z.boolean(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    months: z.int().min(1),
    /** Price of each period, as agreed: the next renewal charges exactly this. */
    price: money,
    card: z.object({ id: z.int(), brand: z.string(), last4: z.string() }).nullable(),
    /** True if the last renewal was refused; it is tried again at `next_attempt_at`. */
    renewal_failed: z.boolean(),
    next_attempt_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SubscriptionEntry' });

/** `POST /subscriptions`; the amount is the plan's price that the payer was shown. */
export const subscriptionRequest = z
  .object({
    to_user_id: rowId,
    plan_id: z.int(),
    expected_amount: z.int().min(0),
    currency: z.string().length(3),
    card_id: rowId,
    auto_renew: z.boolean().default(true),
  })
  .meta({ id: 'SubscriptionRequest' });

/** `GET /subscriptions/{username}`: the viewer's own to that creator, running or expired. */
export const subscriptionAnswer = z
  .object({ data: subscriptionEntry.nullable() })
  .meta({ id: 'SubscriptionAnswer' });

const offer = {
  /** Minor units a month; null where nobody may subscribe. */
  price: z.int().min(0).max(2_147_483_647).nullable(),
  /** Discounts in percent for several months at once. */
  plans: z
    .array(
      z.object({
        months: z.union([z.literal(3), z.literal(6), z.literal(12)]),
        discount: z.int().min(0).max(90),
      }),
    )
    .max(3),
  trial_days: z.int().min(0).max(30),
  /** Discount on the first month, for members who subscribe before its end. */
  promotion: z
    .object({ discount: z.int().min(5).max(90), until: z.iso.datetime({ offset: true }) })
    .nullable(),
};
/** `PUT /me/subscription_settings`: all that a creator offers to who subscribes. */
export const subscriptionSettingsRequest = z
  .object({ ...offer, currency: z.string().length(3), version: version.optional() })
  .meta({ id: 'SubscriptionSettingsRequest' });

/** `GET` and `PUT /me/subscription_settings`. */
export const subscriptionSettingsAnswer = z
  .object({
    data: z.object({
      ...offer,
      currency: z.string().length(3),
      /** Number of members who subscribe now, at whatever price was agreed with them. */
      subscribers_count: z.int().min(0),
      /** True if the member may sell at all. */
      is_creator: z.boolean(),
      limits: z.object({ min: money, max: money }),
      version: version.optional(),
    }),
  })
  .meta({ id: 'SubscriptionSettingsAnswer' });

export type SubscriptionSettingsRequest = z.infer<typeof subscriptionSettingsRequest>;
export type SubscriptionSettingsAnswer = z.infer<typeof subscriptionSettingsAnswer>;
export type Plan = z.infer<typeof plan>;
export type PlansAnswer = z.infer<typeof plansAnswer>;
export type SubscriptionEntry = z.infer<typeof subscriptionEntry>;
export type SubscriptionRequest = z.infer<typeof subscriptionRequest>;
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;
