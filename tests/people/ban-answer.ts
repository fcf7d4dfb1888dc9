import { unrelated } from '#machines/people/known-relation.ts';
import type { RelationAnswer } from '#machines/people/relation.types.ts';

/** Server's answer to a ban, without details that a test checks. */
export const banAnswer: RelationAnswer = {
  list: 'blacklist',
  entries: [],
  count: 0,
  entry: null,
  relationship: {
    ...unrelated,
    followersCount: 0,
  },
};
