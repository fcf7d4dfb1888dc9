import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { PictureMime } from './picture-kind.ts';

/** Most pixels of a picture, all frames together: a camera of 50 megapixels has 8192×6144. */
export const pixelLimit = 64_000_000;
/**
 * Most pixels of a picture whose decoder holds all of it at once, so that one costs 200 MB at most
 * (measured: 18 bytes a pixel of AVIF, 12 of interlaced PNG, 9 of GIF, 7 of progressive JPEG).
 */
const heldLimits = { avif: 8_000_000, interlaced: 12_000_000, gif: 16_000_000, jpeg: 24_000_000 };
/** Frames of a picture that moves. */
const frameLimit = 600;

function heldLimit(mime: PictureMime, isProgressive: boolean): number {
  if (mime === 'image/avif') return heldLimits.avif;
  if (mime === 'image/gif') return heldLimits.gif;
  if (!isProgressive) return pixelLimit;
  return mime === 'image/png' ? heldLimits.interlaced : heldLimits.jpeg;
}

/** True if drawing a picture would take more than 200 MB, by what its first bytes say of it. */
export function isTooCostly(mime: PictureMime, seen: Metadata): boolean {
  const { autoOrient, pages = 1, isProgressive } = seen;
  const frame = autoOrient.width * autoOrient.height;
  const isEmpty = frame === 0;
  return (
    isEmpty ||
    pages > frameLimit ||
    frame * pages > pixelLimit ||
    frame > heldLimit(mime, isProgressive)
  );
}

/** Bytes of a colour table, by the flags of whatever it follows. */
const tableBytes = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/**
 * True if a GIF moves for too long. Its decoder counts frames by reading them all (a million take 3
 * s), so that they are counted here first, by their lengths alone.
 */
export async function hasTooManyFrames(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  let at = 13 + tableBytes(bytes[10]);
  let frames = 0;
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  };
  while (at < bytes.length && frames <= frameLimit) {
    const kind = bytes[at];
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames += 1;
      at += 11 + tableBytes(bytes[at + 9]);
    } else break;
    skipBlocks();
  }
  return frames > frameLimit;
}
