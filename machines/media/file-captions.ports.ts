import { promisePort } from '../lib/port.ts';
import type { CaptionsWritten } from './file-captions.types.ts';
import type { UploadSource } from './uploaded.types.ts';
import type { Caption } from '../posts/post.types.ts';

/** Reads a file of this device as text. Throws for one that is gone or that is no text. */
export const readCaptions = promisePort<string, { source: UploadSource }>('readCaptions');

/**
 * Stores captions in a language, in place of those that are there, and answers with all of the video.
 * Throws a Failure; `invalid` names `text` or `language`.
 */
export const saveCaptions = promisePort<readonly Caption[], CaptionsWritten>('saveCaptions');

/** Removes captions in a language; done too where there are none. Throws a Failure. */
export const removeCaptions = promisePort<void, { hash: string; language: string }>(
  'removeCaptions',
);
