import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { errorText } from '../../lib/error-text.ts';
import { lacksItsEnd, lacksMuch } from './cut-picture.ts';
import { pixelLimit } from './picture-cost.ts';

const fullSide = 2_048;
const thumbSide = 480;

/** A picture whose bytes are all here and make no picture: it will be the same at every try. */
export class BrokenPicture extends Error {}

/** Errors of the machine, not of the picture: libvips reports them in words alone. */
const lacking = /no space|quota|out of memory|malloc|\btemp|open files|input\/output/i;

/** Throws `BrokenPicture` for what decoding says of the bytes, and everything else as it is. */
async function decoded<Value>(source: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (lacking.test(String(error))) throw error;
    await readThrough(source);
    throw new BrokenPicture(errorText(error), { cause: error });
  }
}

/** Reads a file to its end; throws what the disk says where it cannot. */
async function readThrough(file: string): Promise<void> {
  const handle = await open(file);
  try {
    for await (const _ of handle.createReadStream({ autoClose: false }));
  } finally {
    await handle.close();
  }
}

/** Writes all bytes or none: no reader meets half a picture, and a full disk leaves none behind. */
async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.new`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Strictness of decoding: a JPEG without its last bytes is drawn as far as it goes, as browsers do.
 * Throws `BrokenPicture` where much of it is missing.
 */
async function strictnessFor(source: string): Promise<'none' | 'error'> {
  if (!(await lacksItsEnd(source))) return 'error';
  if (await decoded(source, lacksMuch(source))) throw new BrokenPicture('It is cut off.');
  return 'none';
}

/**
 * Draws a picture anew in its two sizes, with its colour; throws `BrokenPicture` when it cannot be
 * read, and the machine's error otherwise, as of a full disk. Its cost is bounded by its pixels
 * (`picture-cost.ts`), never by time, which passes on a busy machine too.
 */
export async function drawPicture(mediaDir: string, hash: string, source: string, side = fullSide) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const folder = path.join(mediaDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const failOn = await strictnessFor(source);
  const limits = { limitInputPixels: pixelLimit, failOn, sequentialRead: true } as const;
  const { pages = 1 } = await decoded(source, sharp(source, limits).metadata());
  const save = async (picture: Sharp, name: string, most: number, quality: number) => {
    const relative = `uploads/${hash}-${name}.webp`;
    const work = picture
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await decoded(source, work);
    await writeWhole(path.join(mediaDir, relative), data);
    const { width } = info;
    const variant = { path: relative, mime: 'image/webp', width, bytes: data.length };
    return { data, variant: { ...variant, height: info.pageHeight ?? info.height } };
  };
  // Rotated as the camera noted; the notes themselves (place, device, time) are left out.
  const whole = sharp(source, { ...limits, animated: pages > 1 }).autoOrient();
  const { data, variant: full } = await save(whole, 'full', side, 82);
  // The rest is drawn from the small picture: the large one is decoded once.
  const { variant: thumb } = await save(sharp(data), 'thumb', thumbSide, 74);
  const pixel = await sharp(data).flatten({ background: '#808080' }).resize(1, 1).raw().toBuffer();
  return {
    width: full.width,
    height: full.height,
    bytes: full.bytes + thumb.bytes,
    placeholder: `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`,
    variants: { full, thumb },
  };
}
