import type { SubscriptionDetails } from '#machines/people/subscription.types.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor } from '../posts/post.ts';
import { subscriptionAnswer } from './wire-subscription.ts';
import { profileAnswer } from './wire-profile.ts';

/** `GET /profiles/{username}` and, beside it, `GET /subscriptions/{username}`. */
export const loadSubscription = async (
  http: Http,
  username: string,
): Promise<SubscriptionDetails> => {
  const name = encodeURIComponent(username);
  const [somebody, own] = await Promise.all([
    http.get<unknown>(`/api/v1/profiles/${name}`),
    http.get<unknown>(`/api/v1/subscriptions/${name}`),
  ]);
  const { data: profile } = profileAnswer(username)(somebody);
  const { data: entry } = subscriptionAnswer(own);
  return {
    person: toAuthor(profile),
    isFollower: profile.is_follower,
    subscription: entry && {
      isAutoRenewable: entry.is_auto_renewable,
      isExpired: entry.is_expired,
      expiresAt: entry.expires_at,
      months: entry.months,
      price: entry.price,
    },
    failedRenewal: entry?.renewal_failed ? { nextAttemptAt: entry.next_attempt_at } : null,
  };
};
