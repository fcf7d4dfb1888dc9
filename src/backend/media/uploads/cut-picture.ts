import { open } from 'node:fs/promises';
import { pixelLimit } from './picture-cost.ts';

const start = Buffer.from([0xff, 0xd8, 0xff]);
const end = Buffer.from([0xff, 0xd9]);

/** True for a JPEG that does not end as one does; it may be whole, and other bytes follow. */
export async function lacksItsEnd(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = await handle.read(Buffer.alloc(start.length), 0, start.length, 0);
    if (!head.buffer.equals(start)) return false;
    const last = await handle.read(Buffer.alloc(end.length), 0, end.length, size - end.length);
    return !last.buffer.equals(end);
  } finally {
    await handle.close();
  }
}

/**
 * Pixels of the longer side of the picture that is looked at, so that it is decoded at an eighth.
 */
const side = 64;
/** Share of a picture's rows that must not all be missing. */
const share = 8;
/** Distance from grey up to which a row may be one that the decoder made up. */
const tolerance = 2;

/**
 * True if a JPEG has no more than a grey area, as decoders fill in for missing bytes, in the last
 * eighth of its rows. Throws the decoder's error.
 */
export async function lacksMuch(file: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(file, { limitInputPixels: pixelLimit, failOn: 'none' })
    .resize({
      width: side,
      height: side,
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'nearest',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Math.max(1, Math.floor(info.height / share));
  const last = data.subarray(-rows * info.width * info.channels);
  return last.every((value) => Math.abs(value - 128) <= tolerance);
}
