import { promisePort } from '../lib/port.ts';
import type { RelationCounts } from './relation.types.ts';

/** Counts the people in each list of the member. Throws a Failure. */
export const countPeople = promisePort<RelationCounts>('countPeople');
