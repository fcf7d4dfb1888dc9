import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { FilesDeleteDialog } from './files-delete.types.ts';
import type { FolderMoveDialog } from './folder-move.types.ts';

/** Hashes of the listed files in order, and the folder that is looked at; null is none. */
export interface FilesListed {
  readonly hashes: readonly string[];
  readonly folder: number | null;
}

export interface SelectionInput {
  /** Number of files that one call moves or deletes (contract: `POST /library/move`). */
  readonly most: number;
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
  | { type: 'selection.all' }
  | { type: 'selection.clear' }
  | { type: 'selection.move' }
  | { type: 'selection.delete' };

export type SelectionEmitted = DialogRequested<FolderMoveDialog | FilesDeleteDialog>;
