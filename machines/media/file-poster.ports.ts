import { promisePort } from '../lib/port.ts';
import type { PosterChoice, PosterKept } from './file-poster.types.ts';

/**
 * Draws a frame of a video and puts it in the place of the picture that stands for it. Answers null
 * where the browser cannot draw it: then nothing was sent. Throws a Failure; the same picture again
 * changes nothing.
 */
export const savePoster = promisePort<PosterKept, PosterChoice>('savePoster');
