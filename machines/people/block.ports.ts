import { promisePort } from '../lib/port.ts';
import type { BanType, RelationAnswer } from './relation.types.ts';

/** Bans one person, or changes the kind of ban. Throws a Failure. */
export const banPerson = promisePort<RelationAnswer, { userId: number; banType: BanType }>(
  'banPerson',
);

/** Ends the ban of one person. Idempotent. Throws a Failure. */
export const forgivePerson = promisePort<RelationAnswer, { userId: number }>('forgivePerson');
