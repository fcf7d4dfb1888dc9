import { promisePort } from '../lib/port.ts';
import type { RelationAnswer } from './relation.types.ts';

/** Follows one person; answers the viewer's followed. Idempotent. Throws a Failure. */
export const startFollowing = promisePort<RelationAnswer, { userId: number }>('startFollowing');

/** Stops following one person; answers the viewer's followed. Idempotent. Throws a Failure. */
export const stopFollowing = promisePort<RelationAnswer, { userId: number }>('stopFollowing');
