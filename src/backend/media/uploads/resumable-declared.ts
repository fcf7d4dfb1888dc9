import { Metadata } from '@tus/server';
import { uploadPart, type UploadPart } from '#src/contract/media/resumable.ts';
import type { UploadFields } from '#src/contract/media/file.ts';
import { allLimits, limits } from '../../config/limits.ts';
import { Refusal } from '../../http/failures.ts';
import { fileTexts, refusedUpload, tooLargeText } from './upload-refusals.ts';
import { readFields, saidOfVideo } from './upload.ts';
import { isContent } from './use.ts';

/** An upload as it is announced, before a byte of it moves. */
export interface Declared {
  uploadId: string;
  part: UploadPart;
  /** Bytes. */
  length: number;
  metadata: Record<string, string | null>;
  /** True for a video that its device has read: its poster comes before it. */
  needsPoster: boolean;
}

/** Characters of `Upload-Metadata`. */
const mostMetadata = 8_192;
const malformed = (message: string) => new Refusal(400, { message });

/** Videos that a server takes. */
interface VideoRules {
  /** Bytes at most. */
  videoMaxBytes: number;
  /** True where ffmpeg reads a video of which nothing is said. */
  isReadHere: boolean;
}

/**
 * Reads the headers of a creation. Throws 400 for what is no tus, and 422, in the words of
 * `POST /api/v1/files`, for a size, kind or field that would be refused at the end.
 */
export function readDeclared(headers: Headers, rules: VideoRules): Declared {
  const metadata = readMetadata(headers.get('upload-metadata') ?? '');
  const length = readLength(headers);
  const fields = readFields({ fields: textsOf(metadata) });
  const part = uploadPart.safeParse(metadata['part'] ?? 'file');
  if (!part.success) throw refusedUpload({ part: ['The part field is invalid.'] });
  if (length === 0) throw refusedUpload({ [part.data]: [`The ${part.data} field is required.`] });
  const mime = metadata['filetype'] ?? '';
  if (part.data === 'file') checkFile(fields, mime, length, rules);
  else checkBeside(part.data, mime, length);
  const needsPoster = part.data === 'file' && isVideoMime(mime) && fields.duration !== undefined;
  return { uploadId: fields.upload_id, part: part.data, length, metadata, needsPoster };
}

function readLength(headers: Headers): number {
  const text = headers.get('upload-length') ?? '';
  if (headers.has('upload-concat')) throw malformed('Upload-Concat is not supported.');
  if (!/^\d{1,15}$/.test(text)) throw malformed('Upload-Length is required: a number of bytes.');
  return Number(text);
}

function readMetadata(text: string): Declared['metadata'] {
  const rule = `Upload-Metadata is required: pairs as tus 1.0 has them, of at most ${mostMetadata} characters.`;
  if (text.length > mostMetadata) throw malformed(rule);
  try {
    // No database keeps U+0000.
    const pairs = Object.entries(Metadata.parse(text));
    return Object.fromEntries(
      pairs.map(([name, value]) => [name, value?.replaceAll('\0', '') ?? null]),
    );
  } catch {
    throw malformed(rule);
  }
}

/** Metadata that has a value, as fields of a form. */
export const textsOf = (metadata: Declared['metadata']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

const isVideoMime = (mime: string) => mime.startsWith('video/');
/** True for a kind that the device does not know: it is read from the bytes, at the end. */
const isUnknown = (mime: string) => mime === '' || mime === 'application/octet-stream';

function checkFile(
  fields: UploadFields,
  mime: string,
  length: number,
  { videoMaxBytes, isReadHere }: VideoRules,
): void {
  const takesVideo = isContent(fields);
  const known = takesVideo ? [...limits.upload_mimes, ...limits.video_mimes] : limits.upload_mimes;
  if (!isUnknown(mime) && !known.includes(mime))
    throw refusedUpload({ file: [takesVideo ? fileTexts.kindOfContent : fileTexts.kind] });
  const mayBeVideo = isVideoMime(mime) || (isUnknown(mime) && takesVideo);
  const most = mayBeVideo ? videoMaxBytes : limits.upload_max_bytes;
  if (length > most) throw refusedUpload({ file: [tooLargeText(most)] });
  if (isVideoMime(mime)) saidOfVideo(fields, isReadHere);
}

function checkBeside(part: 'poster' | 'clip', mime: string, length: number): void {
  if (part === 'clip') {
    if (length > allLimits.clip_max_bytes) throw refusedUpload({ clip: [fileTexts.largeClip] });
    return;
  }
  if (length > limits.upload_max_bytes) throw refusedUpload({ poster: [fileTexts.largePoster] });
  if (!isUnknown(mime) && !limits.upload_mimes.includes(mime))
    throw refusedUpload({ poster: [fileTexts.poster] });
}
