import type {
  KnownRelation,
  RelationChange,
  Relationship,
  Subscription,
} from '#machines/people/relation.types.ts';
import type {
  RenewalAnswer,
  SubscriptionContext,
  SubscriptionDetails,
} from '#machines/people/subscription.types.ts';

export const running: Subscription = {
  isAutoRenewable: true,
  isExpired: false,
  expiresAt: '2027-02-21T10:00:00Z',
  months: 3,
  price: { amount: 2697, currency: 'USD' },
};

export const details = (subscription: Subscription | null): SubscriptionDetails => ({
  person: {
    id: 2,
    username: 'ada',
    displayName: 'Ada Marlow',
    profilePhoto: null,
    isVerified: true,
  },
  subscription,
  isFollower: true,
  failedRenewal: null,
});

export const relationship = (subscription: Subscription | null): Relationship => ({
  isFollower: true,
  isFollowedBy: false,
  isSubscriber: subscription !== null && !subscription.isExpired,
  isSubscribedBy: false,
  subscription,
  banType: null,
  isRestricted: false,
  followersCount: 12,
});

export const change = (userId: number, now: KnownRelation | null): RelationChange => ({
  userId,
  relationship: now,
  listed: null,
});

export const answer = (subscription: Subscription): RenewalAnswer => ({
  list: 'subscriptions',
  entries: [],
  count: 1,
  entry: null,
  relationship: relationship(subscription),
});

export const context = (subscription: Subscription | null): SubscriptionContext => ({
  username: 'ada',
  viewerId: 3,
  details: details(subscription),
  failure: null,
});
