import { promisePort } from '../lib/port.ts';
import type { RelationUndo } from './relation-undo.types.ts';
import type { RelationAnswer } from './relation.types.ts';

/** Makes it as it was before: follows, forgives, or bans in the earlier way. Throws a Failure. */
export const takeBack = promisePort<RelationAnswer, RelationUndo>('takeBack');
