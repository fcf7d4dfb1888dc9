import { readFile } from 'node:fs/promises';
import { countGifFrames } from './gif-frames.ts';
import { excessOf, excessOfFrames, frameLimit } from './picture-cost.ts';
import type { PictureMime } from './picture-kind.ts';
import { excessText, fileTexts, refusedUpload } from './upload-refusals.ts';

/**
 * Width and height of a picture as it is looked at; its pixels are not read yet. Throws 422 about
 * the field that it came in for one that is none, or too costly, with the limit.
 */
export async function measurePicture(
  file: string,
  mime: PictureMime,
  field: 'file' | 'poster' = 'file',
): Promise<{ width: number; height: number }> {
  const bytes = await readFile(file);
  if (mime === 'image/gif') refuse(excessOfFrames(countGifFrames(bytes, frameLimit)), field);
  const { default: sharp } = await import('sharp');
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const { width = 0, height = 0 } = seen?.autoOrient ?? {};
  if (!seen || width * height === 0) throw broken(field);
  refuse(excessOf(mime, bytes, seen), field);
  return { width, height };
}

const broken = (field: 'file' | 'poster') =>
  refusedUpload({ [field]: [field === 'file' ? fileTexts.broken : fileTexts.poster] });

function refuse(excess: string | null, field: string): void {
  if (excess !== null) throw refusedUpload({ [field]: [excessText(excess, field)] });
}
