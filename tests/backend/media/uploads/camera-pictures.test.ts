import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenPicture, drawPicture } from '#src/backend/media/uploads/draw.ts';
import { excessOf } from '#src/backend/media/uploads/picture-cost.ts';
import { pictureKind } from '#src/backend/media/uploads/picture-kind.ts';
import { grain, moving } from './picture-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanfare-camera-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Size of a picture once it is drawn; throws where its cost is refused. */
async function drawn(bytes: Buffer) {
  const mime = pictureKind(bytes);
  if (!mime) throw new Error('It is of no kind that is taken.');
  const source = path.join(folder, 'source');
  writeFileSync(source, bytes);
  const excess = excessOf(mime, bytes, await sharp(bytes, { limitInputPixels: false }).metadata());
  if (excess !== null) throw new Error(excess);
  const { width, height, variants } = await drawPicture(folder, 'picture', source);
  const { pages, exif, icc, space } = await sharp(path.join(folder, variants.full.path)).metadata();
  return { size: [width, height], pages, hasNotes: exif !== undefined || icc !== undefined, space };
}
const still = (width: number, height: number) => ({
  size: [width, height],
  pages: undefined,
  hasNotes: false,
  space: 'srgb',
});

const plain = () => grain(320, 240);
it.each([
  ['a JPEG of 48 megapixels', () => grain(8_064, 6_048).jpeg({ quality: 40 }), [2_048, 1_536]],
  ['a JPEG of 50 megapixels', () => grain(8_192, 6_144).jpeg({ quality: 40 }), [2_048, 1_536]],
  [
    'a progressive JPEG of 50 megapixels',
    () => grain(8_192, 6_144).jpeg({ quality: 40, progressive: true }),
    [2_048, 1_536],
  ],
  ['a JPEG in CMYK', () => plain().toColourspace('cmyk').jpeg(), [320, 240]],
  ['a JPEG in Display P3', () => plain().withIccProfile('p3').jpeg(), [320, 240]],
  ['a JPEG in grey', () => plain().greyscale().jpeg(), [320, 240]],
  ['a progressive JPEG', () => plain().jpeg({ progressive: true }), [320, 240]],
  ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png(), [320, 240]],
  ['a PNG of 16 bits in grey', () => plain().toColourspace('grey16').png(), [320, 240]],
  ['a PNG with a palette', () => plain().png({ palette: true }), [320, 240]],
  ['an AVIF', () => plain().avif({ effort: 0 }), [320, 240]],
  [
    'an AVIF of 12 megapixels',
    () => grain(4_080, 3_072).avif({ effort: 0, chromaSubsampling: '4:2:0' }),
    [2_048, 1_542],
  ],
] as const)('%s is drawn', async (_, make, [width, height]) => {
  expect(await drawn(await make().toBuffer())).toEqual(still(width, height));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture that is turned as of note %i', async (orientation) => {
  const bytes = await plain().withMetadata({ orientation }).jpeg().toBuffer();
  const [width, height] = orientation < 5 ? [320, 240] : [240, 320];
  expect(await drawn(bytes)).toEqual(still(width, height));
});

it.each([
  [
    'a GIF of ten seconds',
    async () => (await moving(100, 640, 360)).gif({ effort: 1 }).toBuffer(),
    100,
  ],
  [
    'a GIF of ten seconds at 25 frames',
    async () => (await moving(250, 640, 360)).gif({ effort: 1 }).toBuffer(),
    250,
  ],
  ['a WebP', async () => (await moving(20, 320, 240)).webp({ effort: 0 }).toBuffer(), 20],
] as const)('%s moves on', async (_, make, pages) => {
  expect((await drawn(await make())).pages).toBe(pages);
});

describe('a JPEG without its last bytes', () => {
  it.each([1, 2, 20, 200, 1_000])('%i of them is drawn', async (missing) => {
    for (const progressive of [false, true]) {
      const bytes = await grain(900, 600).jpeg({ progressive }).toBuffer();
      expect(await drawn(bytes.subarray(0, -missing))).toEqual(still(900, 600));
    }
  });

  it('is drawn also with bytes behind its end', async () => {
    const bytes = Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('SEFT')]);
    expect(await drawn(bytes)).toEqual(still(320, 240));
  });

  it.each([0.25, 0.5, 0.75])('is broken when it ends after a share of %d', async (share) => {
    const bytes = await grain(900, 600).jpeg().toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    await expect(drawn(cut)).rejects.toBeInstanceOf(BrokenPicture);
  });
});
