import { noteElements } from './film-elements.ts';
import { noteBoxes } from './film-boxes.ts';
import { edit } from './reading.ts';

/**
 * Removes from a video in place all that says where, when, by whom or with which device it was
 * filmed, and every track but picture and sound (their samples are not looked into): nothing else
 * changes, nor does its length. It may be done again after it was interrupted. Throws `BrokenVideo`
 * for a video whose structure cannot be followed, or exceeds a limit, and the machine's error
 * otherwise.
 */
export const removeMetadata = (file: string, mime: string): Promise<void> =>
  edit(file, mime === 'video/webm' ? noteElements : noteBoxes);
