import { promisePort } from '../lib/port.ts';
import type { BanUndo } from './ban-undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';

/** Makes it as it was before the ban: forgives, or bans in the earlier way. Throws a Failure. */
export const undoBan = promisePort<RelationAnswer, BanUndo>('undoBan');
