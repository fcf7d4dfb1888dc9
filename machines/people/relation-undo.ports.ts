import { promisePort } from '../lib/port.ts';
import type { Undo } from './undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';

/**
 * Makes it as it was before: follows, forgives, bans in the earlier way, restores a post or moves files
 * back, which have no relation to answer. Throws a Failure.
 */
export const takeBack = promisePort<RelationAnswer | null, Undo>('takeBack');
