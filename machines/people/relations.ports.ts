import { promisePort } from '../lib/port.ts';
import type { RelationCounts } from './relation.types.ts';

/** How many people each list of the member has. Throws a Failure. */
export const countPeople = promisePort<RelationCounts>('countPeople');
