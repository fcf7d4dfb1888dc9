import type { Metadata } from 'sharp';
import { avifFacts } from './avif-boxes.ts';
import { jpegFacts } from './jpeg-scans.ts';
import type { PictureMime } from './picture-kind.ts';

/** Most pixels that are drawn, all frames together: a camera of 50 megapixels has 8192×6144. */
export const pixelLimit = 64_000_000;
/** Most pixels of all frames that are read; where more than are drawn, frames are left out. */
const readLimit = 2 * pixelLimit;
/** Most frames that are read, and that are drawn of them. */
export const frameLimit = 3_000;
const drawnFrames = 600;
/**
 * Most pixels of a picture, or of one of its frames, whose decoder holds all of it at once, so
 * that one takes 225 MB at most (measured: 16 bytes a pixel of plain AVIF, 25 of other AVIF, 12 of
 * interlaced PNG, 9 of GIF).
 */
const heldLimits = {
  plainAvif: 12_600_000,
  avif: 8_000_000,
  interlaced: 12_000_000,
  frame: 16_000_000,
};
/** Most bytes of coefficients of a JPEG of several scans: all are held until the last. */
const coefficientLimit = 156_000_000;
/** A decoder goes through all blocks of a JPEG once a scan, however few bytes that has. */
const scanLimit = 100;

const mega = (pixels: number) => Math.floor(pixels / 100_000) / 10;
const tooManyPixels = (most: number, kind: string) =>
  `too many pixels: ${mega(most)} megapixels${kind} at most`;

/** Excess of a picture of too many frames, with the limit; null where it has fewer. */
export const excessOfFrames = (frames: number): string | null =>
  frames > frameLimit ? `too many frames: ${frameLimit} at most` : null;

const excessOfPixels = (pixels: number, most: number, kind = '') =>
  pixels > most ? tooManyPixels(most, kind) : null;

function excessOfAvif(bytes: Buffer, frame: number): string | null {
  const { isPlain, largest } = avifFacts(bytes);
  const pixels = Math.max(frame, largest);
  return isPlain
    ? excessOfPixels(pixels, heldLimits.plainAvif, ' of AVIF')
    : excessOfPixels(pixels, heldLimits.avif, ' of AVIF that is not plain 8-bit 4:2:0');
}

function excessOfJpeg(bytes: Buffer, frame: number, isProgressive: boolean): string | null {
  const { bytesPerPixel, scans } = jpegFacts(bytes, scanLimit);
  if (scans > scanLimit) return `too many scans: ${scanLimit} at most`;
  if (!isProgressive && scans < 2) return null;
  const most = coefficientLimit / Math.max(1, bytesPerPixel);
  return excessOfPixels(frame, most, ' of progressive JPEG with this chroma subsampling');
}

/**
 * Excess of a picture, with the limit, where drawing it would take more memory or work than is
 * given to one; null for one that is taken. `bytes` are all of it, `seen` what its head says.
 */
export function excessOf(mime: PictureMime, bytes: Buffer, seen: Metadata): string | null {
  const { autoOrient, pages = 1, isProgressive } = seen;
  const frame = autoOrient.width * autoOrient.height;
  const some =
    excessOfFrames(pages) ??
    (frame * pages > readLimit && pages > 1
      ? `too many pixels in its frames: ${mega(readLimit)} megapixels in all at most`
      : excessOfPixels(frame, pixelLimit));
  if (some !== null) return some;
  if (mime === 'image/avif') return excessOfAvif(bytes, frame);
  if (mime === 'image/jpeg') return excessOfJpeg(bytes, frame, isProgressive);
  if (mime === 'image/gif') return excessOfPixels(frame, heldLimits.frame, ' of GIF');
  if (pages > 1) return excessOfPixels(frame, heldLimits.frame, ' of a picture that moves');
  const isHeld = mime === 'image/png' && isProgressive;
  return isHeld ? excessOfPixels(frame, heldLimits.interlaced, ' of interlaced PNG') : null;
}

/** Distance of the frames that are drawn within the limits: 1 where all of them are. */
export function frameStep(pages: number, frame: number): number {
  return Math.max(1, Math.ceil((pages * frame) / pixelLimit), Math.ceil(pages / drawnFrames));
}
