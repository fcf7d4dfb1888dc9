import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { Folder, FolderNameDialog } from './folder-name.types.ts';
import type { DialogRequested, DialogsEmitted, DialogToken } from '../modal/dialog-token.types.ts';

interface Leaving {
  /** Files of the library, by their hashes. */
  readonly hashes: readonly string[];
  /** The folder that they leave; null where they are looked at beside all others. */
  readonly from: number | null;
}

export interface FolderMoveAsked extends Leaving {
  /** The folder that is chosen at first; absent is the one that they leave. */
  readonly to?: number;
  /** Failure of the move that they were dropped for. */
  readonly failure?: Failure;
}

/** Files that go into one folder, out of another, or both. */
export interface FilesMoved extends Leaving {
  readonly to: number | null;
}

export interface FolderMoveContext extends Leaving {
  /** Null until they came. */
  readonly folders: readonly Folder[] | null;
  /** Words that narrow the folders. */
  readonly search: string;
  /** Folders that have the words in their names. */
  readonly found: readonly Folder[];
  /** Null is no folder at all. */
  readonly chosen: number | null;
  readonly failure: Failure | null;
}

export type FolderMoveEvent =
  | { type: 'search.change'; text: string }
  | { type: 'folder.choose'; id: number | null }
  | { type: 'folder.create' }
  /** The new folder was named, or something else was answered. */
  | DialogsEmitted
  | { type: 'files.move' }
  | { type: 'folders.retry' }
  | { type: 'connection.restored' };

export type FolderMoveEmitted = NoticeShown | DialogRequested<FolderNameDialog>;

/** The dialog that asks which folder files go to; it answers the hashes that moved. */
export type FolderMoveDialog = DialogToken<'folderMove', FolderMoveAsked, readonly string[]>;
