import type { NoticeShown } from '../app/notices.types.ts';
import type { BanType, RelationChanged } from './relation.types.ts';

/** A ban that was made just now, and what there was before it: null where there was none. */
export interface BanUndo {
  readonly userId: number;
  readonly username: string;
  readonly made: BanType;
  readonly before: BanType | null;
}

export interface BanUndoContext {
  /** What is to be taken back still, the first of them under way. */
  readonly wanted: readonly BanUndo[];
}

export type BanUndoEvent = { type: 'ban.undo'; undo: BanUndo };

export type BanUndoEmitted = { type: 'session.expired' } | RelationChanged | NoticeShown;
