import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { avifFacts } from '#src/backend/media/uploads/avif-boxes.ts';
import { isPlainStream } from '#src/backend/media/uploads/av1-stream.ts';
import { countGifFrames } from '#src/backend/media/uploads/gif-frames.ts';
import { jpegFacts } from '#src/backend/media/uploads/jpeg-scans.ts';
import { longGif } from './picture-files.ts';

const plain = (channels: 3 | 4 = 3) =>
  sharp({
    create: { width: 64, height: 48, channels, background: { r: 9, g: 8, b: 7, alpha: 0.5 } },
  });
const avif = (options: object = {}, channels: 3 | 4 = 3) =>
  plain(channels)
    .avif({ effort: 0, chromaSubsampling: '4:2:0', ...options })
    .toBuffer();

/** The bytes with some of them written anew behind the first place where a name stands. */
function written(bytes: Buffer, name: string, offset: number, values: number[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(values, copy.indexOf(name) + offset);
  return copy;
}

describe('an AVIF', () => {
  it.each([
    ['of 8 bits in 4:2:0', () => avif(), true],
    ['with alpha', () => avif({}, 4), true],
    ['of 10 bits', () => avif({ bitdepth: 10 }), false],
    ['of 12 bits', () => avif({ bitdepth: 12 }), false],
    ['in 4:4:4', () => avif({ chromaSubsampling: '4:4:4' }), false],
  ] as const)('%s: is it plain? %#', async (_, make, isPlain) => {
    expect(avifFacts(await make())).toEqual({ isPlain, largest: 64 * 48 });
  });

  it('is judged by its stream, not by what its head says of it', async () => {
    const [deep, usual] = [await avif({ bitdepth: 10, chromaSubsampling: '4:4:4' }), await avif()];
    const said = usual.subarray(usual.indexOf('av1C') + 5);
    const lying = written(deep, 'av1C', 5, [...said.subarray(0, 3)]);
    expect(lying.equals(deep)).toBe(false);
    expect(avifFacts(lying).isPlain).toBe(false);
  });

  it('is as large as the largest picture in it, also one beside the main one', async () => {
    const bytes = written(await avif({}, 4), 'ispe', 8, [0, 0, 0x40, 0, 0, 0, 0x40, 0]);
    expect(avifFacts(bytes).largest).toBe(0x4000 * 0x4000);
  });

  it('is not plain where its boxes cannot be followed', async () => {
    const bytes = await avif({}, 4);
    for (const name of ['meta', 'iinf', 'iloc', 'mdat', 'av01'])
      expect(avifFacts(written(bytes, name, 0, [0x78])).isPlain, name).toBe(name === 'mdat');
    for (let length = 0; length < bytes.length; length += 7)
      expect(avifFacts(bytes.subarray(0, length)).isPlain, String(length)).toBe(false);
  });
});

/** A unit of an AV1 stream, with its length. */
const unit = (type: number, ...content: number[]) =>
  Buffer.from([(type << 3) | 2, content.length, ...content]);
/** Bytes of a header that is written as bits; blanks are for its readers. */
const bits = (text: string) =>
  (text.replaceAll(' ', '').padEnd(160, '0').match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
/** A sequence header in full, as cameras write it: 64 × 48, with all tools. */
const fullHeader = (high: 0 | 1, profile = '000') =>
  bits(
    `${profile} 0 0 0 0 00000 000000000000 01000 0 0101 0101 111111 101111 0 111 1111 1 11 1 1 110 111 ${high}`,
  );

describe('an AV1 stream', () => {
  const frame = unit(6, 1, 2, 3);
  const usual = unit(1, ...fullHeader(0));
  it.each([
    ['a full header and a frame', [unit(2), usual, frame], true],
    ['a full header of more than 8 bits', [usual, unit(1, ...fullHeader(1)), frame], false],
    ['more than 8 bits', [unit(1, ...fullHeader(1)), frame], false],
    ['another profile', [unit(1, ...fullHeader(0, '001')), frame], false],
    ['two frames', [usual, frame, frame], false],
    ['a frame of a header and tiles', [usual, unit(3, 1), unit(4, 1), unit(5, 1)], true],
    ['two headers', [usual, usual, frame], false],
    ['no frame', [usual], false],
    ['a list of tiles', [usual, frame, unit(8, 1)], false],
    ['a unit without its length', [usual, Buffer.from([6 << 3, 1, 2])], false],
    ['a unit that leaves it', [usual, Buffer.from([(6 << 3) | 2, 9, 2])], false],
    ['nothing', [], false],
  ] as const)('of %s', (_, units, isPlain) => {
    expect(isPlainStream(Buffer.concat([...units]))).toBe(isPlain);
  });
});

const jpeg = (options: object) => plain().jpeg(options).toBuffer();

describe('a JPEG', () => {
  it.each([
    ['of 4:2:0', () => jpeg({}), { bytesPerPixel: 3, scans: 1 }],
    ['of 4:4:4', () => jpeg({ chromaSubsampling: '4:4:4' }), { bytesPerPixel: 6, scans: 1 }],
    [
      'in grey',
      () => plain().toColourspace('b-w').jpeg().toBuffer(),
      { bytesPerPixel: 2, scans: 1 },
    ],
    ['that is progressive', () => jpeg({ progressive: true }), { bytesPerPixel: 3, scans: 10 }],
    ['that is none', () => plain().png().toBuffer(), { bytesPerPixel: 0, scans: 0 }],
  ] as const)('%s', async (_, make, facts) => {
    expect(jpegFacts(await make(), 100)).toEqual(facts);
  });

  it('is counted up to one scan more than the limit, and read to any end', async () => {
    const bytes = await jpeg({ progressive: true });
    expect(jpegFacts(bytes, 4).scans).toBe(5);
    for (let length = 0; length < bytes.length; length += 1)
      expect(jpegFacts(bytes.subarray(0, length), 100).scans).toBeLessThanOrEqual(10);
  });
});

it('frames of a GIF are counted up to one more than the limit', () => {
  expect(countGifFrames(longGif(7), 20)).toBe(7);
  expect(countGifFrames(longGif(70), 20)).toBe(21);
});
