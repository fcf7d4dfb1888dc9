import { invalid, Refusal } from '../../http/failures.ts';
import { allLimits, limits } from '../../config/limits.ts';
import { pictureEndings } from './picture-kind.ts';
import { videoEndings } from './video-kind.ts';

/** Sentence about a field of more bytes than these. */
export const tooLargeText = (bytes: number, field = 'file') =>
  `The ${field} field must not be greater than ${Math.floor(bytes / 1024)} kilobytes.`;

/** Laravel's texts about the `file` field (contract §4.5). */
export const fileTexts = {
  required: 'The file field is required.',
  large: tooLargeText(limits.upload_max_bytes),
  kind: `The file field must be a file of type: ${pictureEndings}.`,
  kindOfContent: `The file field must be a file of type: ${pictureEndings}, ${videoEndings}.`,
  largePoster: tooLargeText(limits.upload_max_bytes, 'poster'),
  largeClip: tooLargeText(allLimits.clip_max_bytes, 'clip'),
  poster: 'The poster field must be an image.',
  broken: 'The file field must be an image.',
  full: 'Your storage is full.',
} as const;

/** Text about a picture with too much of something, as `too many frames: 9 at most`. */
export const excessText = (excess: string, field: string) => `The ${field} field has ${excess}.`;

/** 422 in both shapes at once: `errors` as Laravel says them, `error` as this product's client reads them. */
export function refusedUpload(errors: Record<string, string[]>): Refusal {
  const { body } = invalid(errors);
  return new Refusal(422, { ...Object(body), error: errors });
}

/** 413 before anything is kept, with the same two shapes. */
export const tooLarge = () => {
  const errors = { file: [fileTexts.large] };
  return new Refusal(413, { message: 'The POST data is too large.', errors, error: errors });
};
