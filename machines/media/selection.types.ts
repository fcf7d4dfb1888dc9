import type { NoticeShown } from '../app/notice.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { FilesDeleteDialog } from './files-delete.types.ts';
import type { FolderMoveDialog } from './folder-move.types.ts';
import type { Folder } from './folder-name.types.ts';

/** Hashes of the listed files in order, and the folder that is looked at; null is none. */
export interface FilesListed {
  readonly hashes: readonly string[];
  readonly folder: number | null;
}

export interface SelectionInput {
  /** Number of files that one call moves or deletes (contract: `POST /library/move`). */
  readonly most: number;
}

/** A folder that files are dropped on. */
type Target = Pick<Folder, 'id' | 'name'>;

/** Files that were dropped on a folder, and the folder that they leave. */
export interface FilesDropped {
  readonly hashes: readonly string[];
  readonly from: number | null;
  readonly folder: Target;
}

export interface SelectionContext extends SelectionInput {
  readonly listed: readonly string[];
  readonly folder: number | null;
  /** Chosen files in the order of the list. */
  readonly chosen: readonly string[];
  /** The file that a range begins at: the one that was toggled last. */
  readonly anchor: string | null;
  /** Files that were chosen before the range or the frame. */
  readonly before: readonly string[];
  /** Files that were dropped last; null until then. */
  readonly drop: FilesDropped | null;
}

export type SelectionEvent =
  | ({ type: 'files.listed' } & FilesListed)
  | { type: 'file.toggle'; hash: string }
  /** Chooses from the anchor to this file; where there is no anchor, from `from`. */
  | { type: 'file.extend'; hash: string; from: string }
  /** A frame is drawn around files with the mouse; `keeps`: what was chosen before stays so. */
  | { type: 'frame.draw'; hashes: readonly string[]; keeps: boolean }
  | { type: 'frame.end' }
  | { type: 'frame.cancel' }
  /** A file is dropped on a folder: all chosen ones if it is one of them, else it alone. */
  | { type: 'files.drop'; hash: string; folder: Target }
  | { type: 'selection.all' }
  | { type: 'selection.clear' }
  | { type: 'selection.move' }
  | { type: 'selection.delete' };

export type SelectionEmitted =
  | DialogRequested<FolderMoveDialog | FilesDeleteDialog>
  | NoticeShown
  /** The dropped files are in their folder. */
  | { type: 'files.dropped' };
