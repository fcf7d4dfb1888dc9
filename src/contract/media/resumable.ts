import { z } from 'zod';
import { media } from './file.ts';

/** Parts of an upload in pieces: a video has its poster, and maybe its clip, as uploads before it. */
export const uploadPart = z.enum(['file', 'poster', 'clip']);

/** `/api/v1/uploads`: how far an upload in pieces is, and the file that it became. */
export const uploadState = z
  .object({
    /** Bytes that are kept; the next ones follow these. */
    offset: z.int().min(0),
    /** Bytes that were declared. */
    length: z.int().min(0),
    /** Null until it is in the library. */
    fileHash: z.string().nullable(),
    data: media.nullable(),
  })
  .meta({ id: 'UploadState' });

export type UploadPart = z.infer<typeof uploadPart>;
export type UploadState = z.infer<typeof uploadState>;
