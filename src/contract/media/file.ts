import { z } from 'zod';

/** Subtitles of a video in one language; no address while it is locked. */
export const caption = z
  .object({
    /** BCP 47: `en`, `pt-BR`. */
    language: z.string(),
    /** Signed address of a WebVTT file. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Caption' });

/** A picture, film or sound. Locked media have no `url`: their bytes are never delivered. */
export const media = z
  .object({
    hash: z.string(),
    type: z.enum(['image', 'video', 'audio']),
    status: z.enum(['processing', 'ready', 'failed']),
    /** Pixels; of a video that the server has not read yet 16 and 9, which are no size. */
    width: z.int().positive(),
    height: z.int().positive(),
    /** Seconds; null for pictures, and for a video that the server has not read yet. */
    duration: z.number().nullable(),
    /** CSS colour computed from the picture itself, painted until it loads. */
    placeholder: z.string(),
    /** Description of the picture, for people who do not see it. */
    alt: z.string().nullable(),
    thumb_url: z.string().nullable(),
    /** Of a picture that is larger: 1024 pixels wide or high. It works as long as `url`. */
    medium_url: z.string().nullable().optional(),
    url: z.string().nullable(),
    /** Of an open video whose renditions are made: its HLS playlist. It works as long as `url`. */
    hls_url: z.string().nullable().optional(),
    /** Time at which the signed `url` stops working. */
    expires_at: z.iso.datetime().nullable(),
    is_locked: z.boolean(),
    /** Of a video that has some; also while it is locked. */
    captions: z.array(caption).optional(),
    /** Of a locked video: its first seconds, where its owner lets them be watched. */
    preview_url: z.string().nullable().optional(),
  })
  .meta({ id: 'Media' });

export type Caption = z.infer<typeof caption>;
export type Media = z.infer<typeof media>;

/**
 * Of one's own file: its first seconds are shown to nobody, or to those for whom it is locked; `none`
 * where it has no clip.
 */
export const previewState = z.enum(['none', 'off', 'on']).meta({ id: 'PreviewState' });

/** The fields of `POST /api/v1/files` beside `file`. */
export const uploadFields = z.object({
  purpose: z.enum(['post', 'message', 'avatar', 'banner']),
  /** One intent to upload: the same again is the same file, never a second one. */
  upload_id: z.uuid(),
  /**
   * Facts of a video, as the device that sends it reads them; its `poster` is a part of the same
   * body, and so may its `clip` be. A device that cannot read it says none of them: a server with
   * ffmpeg reads it itself, and any other answers 422 that names them.
   */
  duration: z.coerce.number().positive().max(86_400).optional(),
  width: z.coerce.number().int().positive().max(16_384).optional(),
  height: z.coerce.number().int().positive().max(16_384).optional(),
});

/** 201, and 409 with `code: 'duplicate_upload'` when that `upload_id` is known already. */
export const uploadAnswer = z.object({ fileHash: z.string(), data: media }).meta({
  id: 'UploadAnswer',
});
export const duplicateUpload = uploadAnswer
  .extend({ message: z.string(), code: z.literal('duplicate_upload') })
  .meta({ id: 'DuplicateUpload' });

/** 422 and 413 of an upload: Laravel's shape and the product's own in one body (contract §4.5). */
export const uploadRefused = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    error: z.record(z.string(), z.array(z.string())),
  })
  .meta({ id: 'UploadRefused' });

/** `GET /api/v1/files/{hash}` and `/library/files/{hash}`, which says the `preview` of one's own; `error` says why a file failed (`lost`: sent again it may do), or waits: `delayed`, `disk_full`. */
export const fileAnswer = z
  .object({
    data: media,
    error: z.string().nullable(),
    preview: previewState.optional(),
    /**
     * Of one's own file: its bytes for oneself alone, as they came (a video's without its metadata), as a
     * download; absent where they are not kept. It works as long as `url`.
     */
    original_url: z.string().nullable().optional(),
  })
  .meta({ id: 'FileAnswer' });

/** Bytes of the pieces of a content mark. */
export const markedPieceBytes = 5_242_880;

/**
 * Mark of a file's bytes: SHA-256 of the concatenated SHA-256 digests of its pieces of
 * `markedPieceBytes`, in hexadecimal. A device makes it holding one piece at a time.
 */
export const contentMark = z.string().regex(/^[0-9a-f]{64}$/);

/** `GET /api/v1/files/known`: the newest of one's own files with these bytes; null without one. */
export const knownFileAnswer = z.object({ data: media.nullable() }).meta({ id: 'KnownFileAnswer' });

/** 409 of `DELETE /api/v1/files/{hash}`: how many posts and messages show it. */
export const fileInUse = z
  .object({
    message: z.string(),
    code: z.literal('in_use'),
    posts: z.int().min(0),
    messages: z.int().min(0),
  })
  .meta({ id: 'FileInUse' });

export type UploadFields = z.infer<typeof uploadFields>;
export type UploadAnswer = z.infer<typeof uploadAnswer>;
export type FileAnswer = z.infer<typeof fileAnswer>;
