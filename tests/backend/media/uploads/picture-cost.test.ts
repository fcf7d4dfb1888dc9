import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
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

/** A GIF that moves for `frames` pictures of one pixel. */
function longGif(frames: number): Buffer {
  const start = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from(
    '!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    'latin1',
  );
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

describe('refused before a pixel is read', () => {
  let backend: TestBackend;
  let ada: Browser;
  beforeEach(async () => {
    backend = await createTestBackend();
    ada = await signedIn(backend, 'ada');
  });

  it.each([
    ['a PNG of 900 million pixels', async () => bomb()],
    ['a GIF of a million frames', async () => longGif(1_000_000)],
    ['a large AVIF', () => plain(3_000, 2_700).avif({ effort: 0 }).toBuffer()],
    ['a large interlaced PNG', () => plain(4_000, 3_100).png({ progressive: true }).toBuffer()],
    ['a large progressive JPEG', () => plain(5_000, 4_900).jpeg({ progressive: true }).toBuffer()],
    ['a large GIF', () => plain(4_100, 4_000).gif({ effort: 1 }).toBuffer()],
  ])('%s', async (_, bytes) => {
    const answer = await upload(backend, ada, await bytes());
    const { errors } = (await answer.json()) as { errors: unknown };
    expect({ status: answer.status, errors }).toEqual({
      status: 422,
      errors: { file: ['The file field has invalid image dimensions.'] },
    });
    expect(incoming(backend)).toEqual([]);
  });

  it('but not a GIF that moves for a while', async () => {
    expect((await upload(backend, ada, longGif(600))).status).toBe(201);
    expect((await upload(backend, ada, longGif(601))).status).toBe(422);
  });
});

describe.skipIf(process.platform !== 'linux')('the costliest pictures that are taken', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fanfare-pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['AVIF', () => plain(2_800, 2_850, 4).avif({ effort: 0, chromaSubsampling: '4:4:4' })],
    [
      'interlaced PNG of 16 bits',
      () => plain(3_400, 3_500, 4).toColourspace('rgb16').png({ progressive: true }),
    ],
    [
      'progressive JPEG',
      () => plain(4_800, 4_900).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['GIF', () => plain(16_000, 1_000).gif({ effort: 1 })],
    ['PNG of 16 bits', () => plain(7_000, 7_000, 4).toColourspace('rgb16').png()],
  ])(
    '%s takes less than 200 MB, and few seconds of a processor',
    async (kind, make) => {
      const file = path.join(folder, kind);
      writeFileSync(file, await make().toBuffer());
      const args = ['--import', 'tsx', 'tests/backend/media/uploads/draw-alone.ts', folder, file];
      const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
      const { mega, seconds } = JSON.parse(said) as { mega: number; seconds: number };
      expect(mega).toBeLessThan(200);
      expect(seconds).toBeLessThan(4);
    },
    240_000,
  );
});
