import { promisePort } from '../lib/port.ts';
import type { FilesDeleteAsked, FilesDeleteEffects } from './files-delete.types.ts';

/** Counts files that a deletion would take; nothing is done. Throws a Failure. */
export const loadFileEffects = promisePort<FilesDeleteEffects, FilesDeleteAsked>('loadFileEffects');

/** Deletes the files that nothing shows, and answers their hashes; the others stay. Throws a Failure. */
export const deleteFiles = promisePort<readonly string[], FilesDeleteAsked>('deleteFiles');
