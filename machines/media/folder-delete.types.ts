import type { Failure } from '../lib/failure.ts';
import type { Folder } from './folder-name.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

export interface FolderDeleteAsked {
  readonly folder: Folder;
}

export interface FolderDeleteContext extends FolderDeleteAsked {
  readonly failure: Failure | null;
}

export type FolderDeleteEvent = { type: 'folder.delete' };

/** The dialog that asks whether a folder goes. */
export type FolderDeleteDialog = DialogToken<'folderDelete', FolderDeleteAsked, null>;
