import type { Undo } from './undo.types.ts';
import type { NoticeShown } from '../app/notice.types.ts';
import type { FilesRestored } from '../media/files-restored.types.ts';
import type { PostRestored } from '../posts/my-post.types.ts';
import type { RelationAnswer, RelationChanged } from './relation.types.ts';

/** Hashes of files that are in the library again, of those that were asked for. */
export interface RestoredFiles {
  readonly restored: readonly string[];
}

/** Null where there is nothing to say but that it is done. */
export type TakenBack = RelationAnswer | RestoredFiles | null;

export interface RelationUndoContext {
  /** Queue of undos, the first of them under way. */
  readonly wanted: readonly Undo[];
}

export type RelationUndoEvent = { type: 'relation.undo'; undo: Undo };

export type RelationUndoEmitted = RelationChanged | PostRestored | FilesRestored | NoticeShown;
