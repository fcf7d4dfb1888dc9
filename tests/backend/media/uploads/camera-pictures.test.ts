import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrokenPicture, drawPicture } from '#src/backend/media/uploads/draw.ts';
import { isTooCostly } from '#src/backend/media/uploads/picture-cost.ts';
import { pictureKind } from '#src/backend/media/uploads/picture-kind.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanfare-camera-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture with grain, as a lens makes it. */
const grain = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777', noise } });
};
/** Frames of one colour each, as one moving picture. */
async function moving(frames: number, width: number, height: number) {
  const frame = (at: number) => {
    const background = { r: (at * 40) % 255, g: at % 255, b: 90 };
    return sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const all = await Promise.all(Array.from({ length: frames }, (_, at) => frame(at)));
  return sharp(all, { join: { animated: true } });
}

/** Size of a picture once it is drawn; throws where its cost is refused. */
async function drawn(bytes: Buffer) {
  const mime = pictureKind(bytes);
  if (!mime) throw new Error('It is of no kind that is taken.');
  const source = path.join(folder, 'source');
  writeFileSync(source, bytes);
  if (isTooCostly(mime, await sharp(source, { limitInputPixels: false }).metadata()))
    throw new Error('It costs too much.');
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
  ['a JPEG in CMYK', () => plain().toColourspace('cmyk').jpeg(), [320, 240]],
  ['a JPEG in Display P3', () => plain().withIccProfile('p3').jpeg(), [320, 240]],
  ['a JPEG in grey', () => plain().greyscale().jpeg(), [320, 240]],
  ['a progressive JPEG', () => plain().jpeg({ progressive: true }), [320, 240]],
  ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png(), [320, 240]],
  ['a PNG of 16 bits in grey', () => plain().toColourspace('grey16').png(), [320, 240]],
  ['a PNG with a palette', () => plain().png({ palette: true }), [320, 240]],
  ['an AVIF', () => plain().avif({ effort: 0 }), [320, 240]],
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

it('a GIF of more pixels than are drawn is refused by that, before it is decoded', async () => {
  const bytes = await (await moving(300, 640, 360)).gif({ effort: 1 }).toBuffer();
  await expect(drawn(bytes)).rejects.toThrow('It costs too much.');
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
