import type { FilePosterContext, FilePosterInput } from '#machines/media/file-poster.types.ts';
import { ownFile } from './library.fixtures.ts';

const { hash, thumbUrl, width, height, placeholder } = ownFile(2);

/** A video without bytes: the browser shows nothing of it. */
export const poster: FilePosterInput = { hash, url: '', thumbUrl, width, height, placeholder };

/** A frame in the middle of it is shown. */
export const scrubbed: FilePosterContext = { ...poster, at: 42.08, length: 134, failure: null };
