import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { drawPicture } from '#src/backend/files/draw.ts';
import { isProcessing } from '#src/backend/files/process.ts';
import { signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';
import { upload } from './uploading.ts';

/**
 * Pictures of a camera that are sent at once, one of them of 50 megapixels. `BUSY_PICTURES=14` is four
 * minutes that leave no processor to the suites beside it.
 */
const pictures = Number(process.env['BUSY_PICTURES'] ?? 2);
/** As many as keep two cores busy several times over. */
const burners = 8;
let folder: string;
const burning: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fanfare-busy-'));
});
afterAll(() => {
  for (const one of burning) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Image like a photograph: 12 megapixels of noise that no encoder compresses well. */
const photograph = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777', noise } });
};
const keepBusy = () => {
  for (let left = burners - burning.length; left > 0; left -= 1)
    burning.push(spawn(process.execPath, ['-e', 'for (;;);']));
};

it('draws pictures of a camera however busy the machine is', { timeout: 180_000 }, async () => {
  const plain = await photograph(4_080, 3_060).jpeg({ quality: 90 }).toBuffer();
  keepBusy();
  for (const orientation of [1, 6]) {
    const source = path.join(folder, `${orientation}.jpg`);
    await sharp(plain).withMetadata({ orientation }).jpeg().toFile(source);
    const drawn = await drawPicture(folder, `camera-${orientation}`, source);
    const [width, height] = orientation === 1 ? [2_048, 1_536] : [1_536, 2_048];
    expect(drawn).toMatchObject({ width, height });
  }
});

it(`refuses none of ${pictures} pictures of a camera`, { timeout: 900_000 }, async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const usual = await photograph(4_080, 3_060).jpeg({ quality: 80 }).toBuffer();
  const large = await photograph(8_192, 6_144).jpeg({ quality: 50 }).toBuffer();
  keepBusy();
  const hashes: string[] = [];
  for (const bytes of [...Array.from({ length: pictures - 1 }, () => usual), large]) {
    const answer = await upload(backend, ada, bytes, { purpose: 'post' });
    expect(answer.status).toBe(201);
    const { fileHash }: { fileHash: string } = await answer.json();
    hashes.push(fileHash);
  }
  for (const hash of hashes)
    await expect.poll(() => isProcessing(hash), { timeout: 800_000 }).toBe(false);
  const rows = await backend.db.select().from(files);
  expect(rows.map(({ status, error }) => ({ status, error }))).toEqual(
    hashes.map(() => ({ status: 'ready', error: null })),
  );
});
