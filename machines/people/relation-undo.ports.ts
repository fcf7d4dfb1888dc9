import { promisePort } from '../lib/port.ts';
import type { Undo } from './undo.types.ts';
import type { TakenBack } from './relation-undo.types.ts';

/**
 * Makes it as it was before: follows, forgives, bans in the earlier way, restores a post or deleted files,
 * or moves files back. Throws a Failure.
 */
export const takeBack = promisePort<TakenBack, Undo>('takeBack');
