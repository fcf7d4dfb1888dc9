import type { Failure } from '../lib/failure.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { FileUses } from './file-uses.types.ts';
import type { LibraryFile } from './library-file.types.ts';

export interface FileDetailsAsked {
  readonly file: LibraryFile;
}

export interface FileDetailsContext extends FileDetailsAsked {
  /** Null until they came. */
  readonly uses: FileUses | null;
  readonly failure: Failure | null;
}

export type FileDetailsEvent =
  | { type: 'file.delete' }
  | { type: 'uses.retry' }
  | { type: 'connection.restored' };

/** The dialog with the facts of a file and its uses; it answers the hash whose deletion is asked for. */
export type FileDetailsDialog = DialogToken<'fileDetails', FileDetailsAsked, string>;
