import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture } from '#src/backend/media/uploads/draw.ts';
import { measurePicture } from '#src/backend/media/uploads/measure-picture.ts';
import { pictureKind } from '#src/backend/media/uploads/picture-kind.ts';
import { colourOf, longGif, moving } from './picture-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanfare-moving-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The renderings of a picture that is taken, and what the largest says of its frames. */
async function drawn(bytes: Buffer) {
  const mime = pictureKind(bytes);
  if (!mime) throw new Error('It is of no kind that is taken.');
  const source = path.join(folder, 'source');
  writeFileSync(source, bytes);
  const size = await measurePicture(source, mime);
  const { variants } = await drawPicture(folder, 'picture', source);
  const full = path.join(folder, variants.full.path);
  const { pages = 1, delay = [], loop } = await sharp(full).metadata();
  const time = delay.reduce((total, one) => total + one, 0);
  return { size, full, names: Object.keys(variants), pages, delay, loop, time };
}

/** Colour of the middle of a frame. */
async function colourIn(file: string, page: number) {
  const [r = 0, g = 0, b = 0] = await sharp(file, { page })
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer();
  return { r, g, b };
}

/** The largest difference between the colours of the frames drawn and those of the picture. */
async function differenceOf(file: string, pages: number, step: number): Promise<number> {
  let most = 0;
  for (let page = 0; page < pages; page += 7) {
    const [is, was] = [await colourIn(file, page), colourOf(page * step)];
    most = Math.max(most, Math.abs(is.r - was.r), Math.abs(is.g - was.g), Math.abs(is.b - was.b));
  }
  return most;
}

it('a GIF of 10 seconds at 30 frames a second is drawn in half of its frames', async () => {
  const delay = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? 40 : 30));
  const picture = await moving(300, 480, 480);
  const { full, ...said } = await drawn(await picture.gif({ effort: 1, delay }).toBuffer());
  expect(said).toMatchObject({
    size: { width: 480, height: 480 },
    names: ['full', 'thumb'],
    pages: 150,
    loop: 0,
    time: 10_000,
  });
  expect(said.delay.slice(0, 3)).toEqual([70, 70, 60]);
  expect(await differenceOf(full, said.pages, 2)).toBeLessThan(24);
}, 120_000);

it('a WebP that moves for long is drawn in fewer frames too, as often as it says', async () => {
  const picture = await moving(301, 480, 480);
  const each = Array.from({ length: 301 }, () => 20);
  const bytes = await picture.webp({ effort: 0, delay: each, loop: 3 }).toBuffer();
  const { full, pages, loop, time, delay } = await drawn(bytes);
  expect({ pages, loop, time, last: delay.at(-1) }).toEqual({
    pages: 151,
    loop: 3,
    time: 6_020,
    last: 20,
  });
  expect(await differenceOf(full, pages, 2)).toBeLessThan(24);
}, 120_000);

it('frames without a time last as long as browsers show them', async () => {
  const picture = await moving(700, 16, 16);
  const each = Array.from({ length: 700 }, (_, at) => (at % 2) * 10);
  const bytes = await picture.gif({ effort: 1, delay: each }).toBuffer();
  expect(await drawn(bytes)).toMatchObject({ pages: 350, time: 70_000 });
});

/** A still picture that lets through what is behind it, as far as `alpha` says. */
const clear = (alpha: number) => {
  const background = { r: 200, g: 30, b: 30, alpha };
  return sharp({ create: { width: 32, height: 32, channels: 4, background } })
    .png()
    .toBuffer();
};

it('what is transparent stays so, and shows nothing of the frame before', async () => {
  const all = await Promise.all(Array.from({ length: 602 }, (_, at) => clear(at % 4 < 2 ? 1 : 0)));
  const picture = sharp(all, { join: { animated: true } });
  const { full } = await drawn(await picture.webp({ effort: 0, lossless: true }).toBuffer());
  const alphaOf = async (page: number) => (await sharp(full, { page }).stats()).channels[3]?.mean;
  expect([await alphaOf(0), await alphaOf(1), await alphaOf(2)]).toEqual([255, 0, 255]);
});

it('a picture that moves for 3,000 frames is drawn in 600', async () => {
  const { pages, time } = await drawn(longGif(3_000));
  expect({ pages, time }).toEqual({ pages: 600, time: 300_000 });
});

it.each([
  ['10,000 frames of one pixel', () => longGif(10_000), 'too many frames: 3000 at most'],
  [
    '3,000 frames on a canvas of 60,000 × 60,000',
    () => longGif(3_000, 60_000),
    'too many pixels in its frames: 128 megapixels in all at most',
  ],
  [
    'two frames on a canvas of 7,000 × 7,000',
    () => longGif(2, 7_000),
    'too many pixels: 16 megapixels of GIF at most',
  ],
] as const)('%s are refused with the limit', async (_, make, excess) => {
  const text = `The file field has ${excess}.`;
  await expect(drawn(make())).rejects.toMatchObject({ body: { errors: { file: [text] } } });
});
