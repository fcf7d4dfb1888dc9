import type { RelationAnswer, RelationChange } from './relation.types.ts';

/** Change for every other actor of this tab, from the answer to a command. */
export const changeOf = (userId: number, answer: RelationAnswer): RelationChange => ({
  userId,
  relationship: answer.relationship,
  listed: { list: answer.list, entry: answer.entry, answer },
});
