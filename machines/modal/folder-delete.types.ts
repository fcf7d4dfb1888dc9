import type { Failure } from '../lib/failure.ts';
import type { Folder } from './folder-name.types.ts';

export interface FolderDeleteAsked {
  readonly folder: Folder;
}

export interface FolderDeleteContext extends FolderDeleteAsked {
  readonly failure: Failure | null;
}

export type FolderDeleteEvent = { type: 'folder.delete' };

export type FolderDeleteEmitted = { type: 'session.expired' };
