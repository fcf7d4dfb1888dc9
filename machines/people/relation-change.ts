import type { RelationAnswer, RelationChange } from './relation.types.ts';

/** What the answer of a command means for everybody else in this tab. */
export const changeOf = (userId: number, answer: RelationAnswer): RelationChange => ({
  userId,
  relationship: answer.relationship,
  listed: { list: answer.list, entry: answer.entry, answer },
});
