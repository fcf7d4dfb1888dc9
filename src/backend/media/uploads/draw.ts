import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { FileVariant } from '../../db/schema/files.ts';
import { errorText } from '../../lib/error-text.ts';
import { mediumKey } from './bytes.ts';
import { lacksItsEnd, lacksMuch } from './cut-picture.ts';
import { drawFewerFrames } from './fewer-frames.ts';
import { frameStep, pixelLimit } from './picture-cost.ts';

const fullSide = 2_048;
/** Pixels of the longer side of the medium size, which larger pictures alone have. */
export const mediumSide = 1_024;
const mediumQuality = 78;
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

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws a picture as WebP, no larger than `side`; nothing of what a camera noted is kept. */
async function draw(picture: Sharp, side: number, quality: number): Promise<Drawn> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}

async function keep(
  mediaDir: string,
  relative: string,
  { data, width, height }: Drawn,
): Promise<FileVariant> {
  await writeWhole(path.join(mediaDir, relative), data);
  return { path: relative, mime: 'image/webp', width, height, bytes: data.length };
}

/** Draws the largest rendering; one that moves for too long in fewer frames. */
async function drawFull(source: string, limits: SharpOptions, seen: Metadata, side: number) {
  const { pages = 1, width, height } = seen;
  const step = pages > 1 ? frameStep(pages, width * height) : 1;
  if (step > 1) return drawFewerFrames(source, limits, seen, step, { side, quality: 82 });
  const { default: sharp } = await import('sharp');
  // Rotated as the camera noted.
  const whole = sharp(source, { ...limits, animated: pages > 1 }).autoOrient();
  return draw(whole, side, 82);
}

/**
 * Draws a picture anew in its three sizes, with its colour; throws `BrokenPicture` when it cannot
 * be read, and the machine's error otherwise, as of a full disk. Its cost is bounded by its work
 * (`picture-cost.ts`), never by time, which passes on a busy machine too. The medium size is left
 * out of posters (with a `side` of their own), of pictures that are no larger, and of those that
 * move: it would stand still.
 */
export async function drawPicture(mediaDir: string, hash: string, source: string, side = fullSide) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  await mkdir(path.join(mediaDir, 'uploads'), { recursive: true });
  const failOn = await strictnessFor(source);
  const limits = { limitInputPixels: pixelLimit, failOn, sequentialRead: true } as const;
  const seen = await decoded(source, sharp(source, limits).metadata());
  const save = async (name: string, work: Promise<Drawn>) => {
    const drawn = await decoded(source, work);
    const variant = await keep(mediaDir, `uploads/${hash}-${name}.webp`, drawn);
    return { data: drawn.data, variant };
  };
  const { data, variant: full } = await save('full', drawFull(source, limits, seen, side));
  // The rest is drawn from the small picture: the large one is decoded once.
  const isSmall = Math.max(full.width, full.height) <= mediumSide;
  const hasMedium = side === fullSide && (seen.pages ?? 1) === 1 && !isSmall;
  const medium =
    hasMedium && (await save('medium', draw(sharp(data), mediumSide, mediumQuality))).variant;
  const { variant: thumb } = await save('thumb', draw(sharp(data), thumbSide, 74));
  return {
    width: full.width,
    height: full.height,
    bytes: full.bytes + (medium ? medium.bytes : 0) + thumb.bytes,
    placeholder: await meanColour(sharp(data)),
    variants: { full, ...(medium && { medium }), thumb },
  };
}

/**
 * Draws the medium size of a picture from its largest rendering, as `drawPicture` does; null where it
 * has none: it is no larger, or moves.
 */
export async function drawMedium(
  mediaDir: string,
  hash: string,
  full: string,
): Promise<FileVariant | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { pages = 1, width, height } = await decoded(full, sharp(full).metadata());
  if (pages > 1 || Math.max(width, height) <= mediumSide) return null;
  const drawn = await decoded(full, draw(sharp(full), mediumSide, mediumQuality));
  await mkdir(path.join(mediaDir, 'uploads'), { recursive: true });
  return keep(mediaDir, mediumKey(hash), drawn);
}

/** Colour of a picture that is shrunk to one pixel, as CSS. */
async function meanColour(picture: Sharp): Promise<string> {
  const pixel = await picture.flatten({ background: '#808080' }).resize(1, 1).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
}
