import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { Folder } from './folder-name.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

export interface FolderMoveAsked {
  /** Files of the library, by their hashes. */
  readonly hashes: readonly string[];
  /** The folder that they leave; null where they are looked at beside all others. */
  readonly from: number | null;
}

/** Files that go into one folder, out of another, or both. */
export interface FilesMoved extends FolderMoveAsked {
  readonly to: number | null;
}

export interface FolderMoveContext extends FolderMoveAsked {
  /** Null until they came. */
  readonly folders: readonly Folder[] | null;
  /** Null is no folder at all. */
  readonly chosen: number | null;
  readonly failure: Failure | null;
}

export type FolderMoveEvent =
  | { type: 'folder.choose'; id: number | null }
  | { type: 'files.move' }
  | { type: 'folders.retry' }
  | { type: 'connection.restored' };

export type FolderMoveEmitted = NoticeShown;

/** The dialog that asks which folder files go to; it answers the hashes that moved. */
export type FolderMoveDialog = DialogToken<'folderMove', FolderMoveAsked, readonly string[]>;
