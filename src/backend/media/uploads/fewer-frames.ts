import type { Metadata, SharpOptions } from 'sharp';
import { joinFrames, type Frame } from './animated-webp.ts';

/** Pixels that are decoded at once. A decoder begins at the first frame each time. */
const atOnce = 12_000_000;

export interface Drawing {
  /** Most pixels of the longer side. */
  side: number;
  quality: number;
}

/** Milliseconds of a frame as browsers show it: those that say next to nothing last for 100. */
const shown = (delay = 100) => (delay <= 10 ? 100 : delay);

/**
 * Draws every `step`th frame of a picture that moves as WebP, each for as long as those that it
 * stands for, so that it lasts as long as before. Throws what the decoder says.
 */
export async function drawFewerFrames(
  source: string,
  limits: SharpOptions,
  seen: Metadata,
  step: number,
  drawing: Drawing,
) {
  const { pages = 1, delay = [], loop = 0, width, height } = seen;
  const stretch = Math.max(1, Math.floor(atOnce / (width * height * step))) * step;
  const frames: Frame[] = [];
  let size = { width: 1, height: 1 };
  for (let from = 0; from < pages; from += stretch) {
    // Behind the last frame that is drawn, none is needed.
    const count = Math.min(stretch - step + 1, pages - from);
    const part = { ...limits, page: from, pages: count };
    const drawn = await drawStretch(source, part, step, drawing);
    size = drawn.size;
    for (const [index, bytes] of drawn.frames.entries()) {
      const first = from + index * step;
      const last = Math.min(first + step, pages);
      let time = 0;
      for (let at = first; at < last; at += 1) time += shown(delay[at]);
      frames.push({ bytes, delay: time });
    }
  }
  return { data: joinFrames(frames, { ...size, loop }), ...size };
}

/** Draws every `step`th frame of some that follow each other, each as a WebP of its own. */
async function drawStretch(
  source: string,
  part: SharpOptions,
  step: number,
  { side, quality }: Drawing,
) {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(source, part)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.pageHeight ?? info.height };
  const raw = { ...size, channels: info.channels };
  const length = size.width * size.height * info.channels;
  const frames: Buffer[] = [];
  for (let at = 0; at < data.length; at += length * step)
    frames.push(
      await sharp(data.subarray(at, at + length), { raw })
        .webp({ quality, effort: 3 })
        .toBuffer(),
    );
  return { frames, size };
}
