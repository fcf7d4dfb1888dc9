import { promisePort } from '../lib/port.ts';
import type { Undo } from './undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';

/**
 * Makes it as it was before: follows, forgives, bans in the earlier way, or restores a post, which has
 * no relation to answer. Throws a Failure.
 */
export const takeBack = promisePort<RelationAnswer | null, Undo>('takeBack');
