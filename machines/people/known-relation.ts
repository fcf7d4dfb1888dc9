import type { KnownRelation, Relationship, Subscription } from './relation.types.ts';

/** Relationship before either has done anything; the base for partial answers. */
export const unrelated: Relationship = {
  isFollower: false,
  isFollowedBy: false,
  isSubscriber: false,
  isSubscribedBy: false,
  subscription: null,
  banType: null,
  isRestricted: false,
  followersCount: null,
};

/** Merges a possibly partial change into the relationship; null: the person is gone. */
export const withKnown = (
  before: Relationship | null,
  known: KnownRelation | null,
): Relationship | null => known && { ...(before ?? unrelated), ...known };

/** A subscription as it is said now: a date and a price that are not repeated stay as they were. */
export const renewedOf = (
  before: Subscription | null,
  said: Subscription | null,
): Subscription | null =>
  said && {
    ...said,
    expiresAt: said.expiresAt || (before?.expiresAt ?? ''),
    price: said.price ?? before?.price ?? null,
  };
