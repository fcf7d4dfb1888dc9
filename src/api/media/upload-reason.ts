import type { UploadReason } from '#machines/media/uploaded.types.ts';
import { uploadErrorList } from '../lib/error-message.ts';
import { fieldOf } from '../lib/reader.ts';

/** Fields that the device reads from a video; errors of these mean that it could not read it. */
const ofDevice = ['poster', 'duration', 'width', 'height'];

/** Limits of pictures in this product's own sentences of the same form, by the reason that they are. */
const limits = [
  ['tooManyPixels', /has too many pixels: ([\d.]+) megapixels/u],
  ['tooManyFramePixels', /has too many pixels in its frames: ([\d.]+) megapixels/u],
  ['tooManyFrames', /has too many frames: (\d+) at most/u],
  ['tooManyScans', /has too many scans: (\d+) at most/u],
] as const;

/** Limit of a picture that is exceeded; null where a sentence names none. */
function exceededIn(list: string): UploadReason | null {
  for (const [kind, form] of limits) {
    const limit = form.exec(list)?.[1];
    if (limit !== undefined) return { kind, limit: Number(limit) };
  }
  return null;
}

/**
 * Laravel's sentences about the `file` field, by what they mean: the server judges a file by its content
 * and in English, the member reads why in their own language.
 */
function meaningOf(list: string): UploadReason | null {
  const kinds = /must be a file of type: (.+?)\.?$/u.exec(list)?.[1];
  if (kinds !== undefined)
    return { kind: 'wrongType', kinds: kinds.split(', ').map((one) => one.toUpperCase()) };
  const kilobytes = /must not be greater than (\d+) kilobytes/u.exec(list)?.[1];
  if (kilobytes !== undefined) return { kind: 'tooLarge', limit: Number(kilobytes) * 1024 };
  if (/must be an image\.?$/u.test(list)) return { kind: 'broken' };
  if (/^The file field is required\.?$/u.test(list)) return { kind: 'empty' };
  return exceededIn(list);
}

/** Reason of a rejected upload; an unknown sentence is shown as it is. */
export function refusalOf(body: unknown, statusText: string): UploadReason {
  const list = uploadErrorList(body, statusText);
  const errors = fieldOf(body, 'error');
  const isUnread = ofDevice.some((name) => fieldOf(errors, name) !== undefined);
  return isUnread ? { kind: 'unreadable' } : (meaningOf(list) ?? { kind: 'refused', list });
}
