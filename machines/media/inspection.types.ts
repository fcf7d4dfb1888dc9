import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { LibraryFile } from './library-file.types.ts';

export interface FileDetailsAsked {
  readonly file: LibraryFile;
}

/** Fields of the file that are another way by what was done in the dialog. */
export type FileChanges = Partial<Pick<LibraryFile, 'captions' | 'preview' | 'thumbUrl'>>;

export interface FileDetailsAnswer {
  readonly hash: string;
  readonly changes: FileChanges;
  /** Event that comes after the dialog; null where it was only closed. */
  readonly next: 'deletion' | null;
}

/** The dialog with the facts of a file and its uses; it answers with what became of the file. */
export type FileDetailsDialog = DialogToken<'fileDetails', FileDetailsAsked, FileDetailsAnswer>;
