import type { NoticeShown } from '../app/notice.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { FileUses } from './file-uses.types.ts';

export interface FilesDeleteAsked {
  /** Files of the library, by their hashes. */
  readonly hashes: readonly string[];
}

/** A file that stays, with the posts and messages that show it. */
export interface KeptFile {
  readonly hash: string;
  readonly name: string | null;
  readonly uses: FileUses;
}

/** A deletion's effects: how many files go, and those that stay since they are used. */
export interface FilesDeleteEffects {
  readonly unused: number;
  /** `files` are ten at most. */
  readonly kept: { readonly count: number; readonly files: readonly KeptFile[] };
}

export interface FilesDeleteContext extends FilesDeleteAsked {
  /** Null until they came. */
  readonly effects: FilesDeleteEffects | null;
  /** Hashes that the server deleted. */
  readonly deleted: readonly string[];
  readonly failure: Failure | null;
}

export type FilesDeleteEvent =
  | { type: 'files.delete' }
  | { type: 'effects.retry' }
  | { type: 'connection.restored' };

export type FilesDeleteEmitted = NoticeShown;

/** The dialog that says what deleting files does; it answers the hashes that are gone. */
export type FilesDeleteDialog = DialogToken<'filesDelete', FilesDeleteAsked, readonly string[]>;
