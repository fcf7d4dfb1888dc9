import { unrelated } from '#machines/people/known-relation.ts';
import type { RelationAnswer } from '#machines/people/relation.types.ts';

/** What the server answers to a ban, with nothing in it that a test looks at. */
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
