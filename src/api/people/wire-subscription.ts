import type {
  Plan,
  SubscriptionEntry,
  SubscriptionSettingsAnswer,
} from '#src/contract/people/subscription.ts';
import * as read from '../lib/reader.ts';
import { money } from './wire-people.ts';

/** The ways to subscribe to somebody. */
export const plansAnswer = read.sureRecord<{ data: Plan[] }>({
  data: read.sureList<Plan>((value) =>
    read.sureRecord<Plan>({
      id: read.id,
      months: read.number(1),
      price: money,
      discount: read.number(),
      renewal_price: (price) => money(price ?? read.fieldOf(value, 'price')),
      trial_days: read.number(),
      promotion_until: read.momentOrNull,
    })(value),
  ),
});

type Entry = Pick<
  SubscriptionEntry,
  'is_auto_renewable' | 'is_expired' | 'expires_at' | 'months' | 'renewal_failed'
> & {
  readonly price: SubscriptionEntry['price'] | null;
  readonly next_attempt_at: string | null;
};

/** One's own subscription to somebody; null where there is none. */
export const subscriptionAnswer = read.sureRecord<{ data: Entry | null }>({
  data: read.orNull(
    read.sureRecord<Entry>({
      is_auto_renewable: read.flag(),
      is_expired: read.flag(),
      expires_at: read.moment,
      months: read.number(1),
      price: read.orNull(money),
      renewal_failed: read.flag(),
      next_attempt_at: read.momentOrNull,
    }),
  ),
});

type Offer = SubscriptionSettingsAnswer['data'];

/** Answer with a creator's offer; throws Unreadable without its limits. */
export const offerAnswer = read.sureRecord<SubscriptionSettingsAnswer>({
  data: read.sureRecord<Offer>({
    price: read.orNull(read.id),
    plans: read.list<Offer['plans'][number]>((value) => ({
      months: read.oneOf([3, 6, 12], 3)(read.fieldOf(value, 'months')),
      discount: read.number()(read.fieldOf(value, 'discount')),
    })),
    trial_days: read.number(),
    promotion: read.orNull(
      read.sureRecord<NonNullable<Offer['promotion']>>({
        discount: read.id,
        until: read.sureText,
      }),
    ),
    currency: read.sureText,
    subscribers_count: read.number(),
    is_creator: read.flag(),
    limits: read.sureRecord<Offer['limits']>({ min: money, max: money }),
    version: read.optional(read.sureText),
  }),
});
