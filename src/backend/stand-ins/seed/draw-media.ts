import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileVariants } from '../../db/schema/files.ts';
import { mediumSide } from '../../media/uploads/draw.ts';
import { isContent } from '../../media/uploads/use.ts';
import { abstract } from './media/abstract.ts';
import type { Drawing } from './media/frame.ts';
import { landscape } from './media/landscape.ts';
import { pictures, type Picture } from './pictures.ts';
import { portrait } from './media/portrait.ts';
import { diceFor } from './media/random.ts';
import { stillLife } from './media/still-life.ts';

/** A picture as stored: what the `files` row needs. */
export interface Drawn extends Picture {
  hash: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variants: FileVariants;
}

/** Hash of a picture, made of its name, so that it is the same at every build. */
export const hashOf = (name: string) =>
  createHash('sha256').update(`fanfare picture ${name}`).digest('hex').slice(0, 40);

/** Draws every picture of the demo world into `folder`, two at a time. */
export async function drawMedia(folder: string): Promise<Drawn[]> {
  await mkdir(path.join(folder, 'seed'), { recursive: true });
  const drawn: Drawn[] = [];
  for (let index = 0; index < pictures.length; index += 2)
    drawn.push(
      ...(await Promise.all(pictures.slice(index, index + 2).map((one) => draw(folder, one)))),
    );
  return drawn;
}

/** Reads the list of an archive's pictures, written there by the build. */
export async function readDrawn(archive: string): Promise<Drawn[]> {
  const drawn: Drawn[] = JSON.parse(await readFile(path.join(archive, 'media.json'), 'utf8'));
  return drawn;
}

async function draw(folder: string, picture: Picture): Promise<Drawn> {
  // Loaded here: a server that starts from the archive never draws.
  const { default: sharp } = await import('sharp');
  const { svg, alt } = drawingOf(picture);
  const hash = hashOf(picture.name);
  const source = await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const isBanner = picture.purpose === 'banner';
  const save = async (name: string, width: number, quality: number) => {
    const file = `seed/${hash}-${name}.webp`;
    const target = path.join(folder, file);
    // A banner is the middle third, where the horizon is.
    const size = isBanner ? { width, height: Math.round(width / 3) } : { width };
    const made = await sharp(source).resize(size).webp({ quality, effort: 3 }).toFile(target);
    const { size: bytes } = await stat(target);
    return { path: file, mime: 'image/webp', width: made.width, height: made.height, bytes };
  };
  const isFace = picture.kind === 'portrait';
  const full = await save('full', isFace ? 480 : 1280, 82);
  const thumb = await save('thumb', isFace ? 96 : 480, 74);
  const hasMedium = isContent(picture) && full.width > mediumSide;
  const medium = hasMedium && (await save('medium', mediumSide, 78));
  const { width, height } = full;
  // Shrunk to one pixel, a picture is its mean colour.
  const placeholder = cssColour(await sharp(source).resize(1, 1).raw().toBuffer());
  const variants = { full, ...(medium && { medium }), thumb };
  return { ...picture, hash, alt, width, height, placeholder, variants };
}

function drawingOf({ name, kind, shows }: Picture): Drawing {
  const dice = diceFor(name);
  if (kind === 'portrait') return portrait(dice, shows ?? name);
  return { landscape, stillLife, abstract }[kind](dice);
}

/** One pixel of RGB as CSS. */
const cssColour = (pixel: Uint8Array) =>
  `#${[...pixel.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
