import type { Undo } from './undo.types.ts';
import type { NoticeShown } from '../app/notice.types.ts';
import type { FilesMovedBack } from '../media/files-moved-back.types.ts';
import type { PostRestored } from '../posts/my-post.types.ts';
import type { RelationChanged } from './relation.types.ts';

export interface RelationUndoContext {
  /** Queue of undos, the first of them under way. */
  readonly wanted: readonly Undo[];
}

export type RelationUndoEvent = { type: 'relation.undo'; undo: Undo };

export type RelationUndoEmitted = RelationChanged | PostRestored | FilesMovedBack | NoticeShown;
