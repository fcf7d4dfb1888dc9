import { promisePort } from '../lib/port.ts';
import type { FolderChange } from '../people/undo.types.ts';
import type { FilesMoved } from './folder-move.types.ts';
import type { Folder } from './folder-name.types.ts';

/** One's folders, by name. Throws a Failure. */
export const loadFolders = promisePort<readonly Folder[], null>('loadFolders');

/**
 * Puts files into a folder and takes them out of another; answers what
 * changed, nothing for the same again. Throws a Failure.
 */
export const moveFiles = promisePort<readonly FolderChange[], FilesMoved>('moveFiles');
