import type { Failure } from '../lib/failure.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** A folder of the media library. */
export interface Folder {
  readonly id: number;
  readonly name: string;
  /** Files in it. */
  readonly count: number;
}

/** The folder that gets another name; null makes a new one. */
export interface FolderNameAsked {
  readonly folder: Pick<Folder, 'id' | 'name'> | null;
  /** Stands in the field for a new one. */
  readonly name?: string;
}

export interface FolderNameContext extends FolderNameAsked {
  readonly failure: Failure | null;
  readonly saved: Folder | null;
}

export type FolderNameEvent = { type: 'form.submit'; name: string };

/** The dialog that asks how a folder is called. */
export type FolderNameDialog = DialogToken<'folderName', FolderNameAsked, Folder>;
