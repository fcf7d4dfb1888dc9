import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { pixelLimit } from './picture-cost.ts';

/** Seconds that a picture may take. */
const drawingTime = 2;
const fullSide = 2_048;
const thumbSide = 480;

/**
 * A picture drawn anew in its two sizes, with its colour; throws when it cannot be read, or takes
 * longer than it may.
 */
export async function drawPicture(mediaDir: string, hash: string, source: string, side = fullSide) {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const folder = path.join(mediaDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const limits = { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true } as const;
  const { pages = 1 } = await sharp(source, limits).metadata();
  const save = async (picture: Sharp, name: string, most: number, quality: number) => {
    const relative = `uploads/${hash}-${name}.webp`;
    const target = path.join(mediaDir, relative);
    const made = await picture
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .timeout({ seconds: drawingTime })
      .toFile(target);
    const { size: bytes } = await stat(target);
    const height = made.pageHeight ?? made.height;
    return { path: relative, mime: 'image/webp', width: made.width, height, bytes };
  };
  // Turned as the camera said; nothing of its notes (place, device, time) is written on.
  const whole = sharp(source, { ...limits, animated: pages > 1 }).autoOrient();
  const full = await save(whole, 'full', side, 82);
  // The rest is drawn from the small picture: the large one is decoded once.
  const small = path.join(mediaDir, full.path);
  const thumb = await save(sharp(small), 'thumb', thumbSide, 74);
  const pixel = await sharp(small).flatten({ background: '#808080' }).resize(1, 1).raw().toBuffer();
  return {
    width: full.width,
    height: full.height,
    bytes: full.bytes + thumb.bytes,
    placeholder: `#${pixel.subarray(0, 3).toString('hex').padEnd(6, '0')}`,
    variants: { full, thumb },
  };
}
