import type { RelationAnswer } from '#machines/people/relation.types.ts';

/** What the server answers to a ban, with nothing in it that a test looks at. */
export const banAnswer: RelationAnswer = {
  list: 'blacklist',
  entries: [],
  count: 0,
  entry: null,
  relationship: {
    isFollower: false,
    isFollowedBy: false,
    isSubscriber: false,
    isSubscribedBy: false,
    subscription: null,
    banType: null,
    isRestricted: false,
    followersCount: 0,
  },
};
