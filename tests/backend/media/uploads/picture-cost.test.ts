import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { film } from './films.ts';
import { longGif } from './picture-files.ts';
import { incoming, upload } from './uploading.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    limitInputPixels: false,
  });

const chunk = (kind: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
};

const small = { effort: 0, chromaSubsampling: '4:2:0' } as const;

/** A PNG of 30,000 × 30,000 in a few kilobytes, as its head says: there is not even a pixel in it. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(4_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Words about a picture of too many pixels. */
const held = (kind: string, most: number) => `too many pixels: ${most} megapixels${kind} at most`;

describe('refused before a pixel is read', () => {
  let backend: TestBackend;
  let ada: Browser;
  beforeEach(async () => {
    backend = await createTestBackend();
    ada = await signedIn(backend, 'ada');
  });

  it.each([
    ['a PNG of 900 million pixels', async () => bomb(), held('', 64)],
    ['a GIF of a million frames', async () => longGif(1_000_000), 'too many frames: 3000 at most'],
    [
      'an AVIF of 4:4:4',
      () => plain(3_000, 2_700).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
      held(' of AVIF that is not plain 8-bit 4:2:0', 8),
    ],
    [
      'an AVIF of 10 bits',
      () =>
        plain(3_000, 2_700)
          .avif({ ...small, bitdepth: 10 })
          .toBuffer(),
      held(' of AVIF that is not plain 8-bit 4:2:0', 8),
    ],
    ['a larger AVIF', () => plain(4_200, 3_010).avif(small).toBuffer(), held(' of AVIF', 12.6)],
    [
      'an interlaced PNG',
      () => plain(4_000, 3_100).png({ progressive: true }).toBuffer(),
      held(' of interlaced PNG', 12),
    ],
    [
      'a progressive JPEG',
      () => plain(8_500, 6_200).jpeg({ progressive: true }).toBuffer(),
      held(' of progressive JPEG with this chroma subsampling', 52),
    ],
    [
      'a progressive JPEG of 4:4:4',
      () => plain(5_200, 5_100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      held(' of progressive JPEG with this chroma subsampling', 26),
    ],
    ['a GIF', () => plain(4_100, 4_000).gif({ effort: 1 }).toBuffer(), held(' of GIF', 16)],
  ] as const)('%s', async (_, bytes, excess) => {
    const answer = await upload(backend, ada, await bytes());
    const { errors }: { errors: unknown } = await answer.json();
    expect({ status: answer.status, errors }).toEqual({
      status: 422,
      errors: { file: [`The file field has ${excess}.`] },
    });
    expect(incoming(backend)).toEqual([]);
  });

  it('a poster, by its own name', async () => {
    const facts = { purpose: 'post', duration: '9', width: '640', height: '360' };
    const sent = async (poster: Buffer) => {
      const answer = await upload(backend, ada, film('mp4'), facts, undefined, undefined, poster);
      const { errors }: { errors: unknown } = await answer.json();
      return errors;
    };
    expect(await sent(longGif(3_001))).toEqual({
      poster: ['The poster field has too many frames: 3000 at most.'],
    });
    expect(await sent(Buffer.from('\xff\xd8\xff rest', 'latin1'))).toEqual({
      poster: ['The poster field must be an image.'],
    });
  });

  it('but not a GIF that moves for a while', async () => {
    expect((await upload(backend, ada, longGif(3_000))).status).toBe(201);
    expect((await upload(backend, ada, longGif(3_001))).status).toBe(422);
  });
});

describe.skipIf(process.platform !== 'linux')('the costliest pictures that are taken', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fanfare-pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Megabytes and seconds of a processor that drawing a picture takes, in a process of its own. */
  function costOf(name: string, bytes: Buffer): { mega: number; seconds: number } {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    const args = ['--import', 'tsx', 'tests/backend/media/uploads/draw-alone.ts', folder, file];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  }

  it.each([
    ['AVIF', () => plain(4_096, 3_072, 4).avif(small)],
    [
      'AVIF of 4:4:4',
      () => plain(2_800, 2_850, 4).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
    ],
    [
      'interlaced PNG of 16 bits',
      () => plain(3_400, 3_500, 4).toColourspace('rgb16').png({ progressive: true }),
    ],
    [
      'progressive JPEG',
      () => plain(5_090, 5_100).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['progressive JPEG of 4:2:0', () => plain(8_320, 6_240).jpeg({ progressive: true })],
    ['GIF', () => plain(16_000, 1_000).gif({ effort: 1 })],
    ['PNG of 16 bits', () => plain(7_000, 7_000, 4).toColourspace('rgb16').png()],
  ])(
    '%s takes less than 225 MB, and few seconds of a processor',
    async (kind, make) => {
      const { mega, seconds } = costOf(kind, await make().toBuffer());
      expect(mega).toBeLessThan(225);
      expect(seconds).toBeLessThan(4);
    },
    240_000,
  );

  it.each([
    ['large frames', () => longGif(8, 4_000)],
    ['many frames', () => longGif(3_000, 206)],
  ])(
    'a picture that moves in %s takes no more, and less than half a minute of a processor',
    (kind, make) => {
      const { mega, seconds } = costOf(kind, make());
      expect(mega).toBeLessThan(225);
      expect(seconds).toBeLessThan(30);
    },
    240_000,
  );
});
