import { randomUUID } from 'node:crypto';
import promises, { writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { untilSilent } from '#src/backend/media/uploads/resumable-body.ts';
import { sweepUploads } from '#src/backend/media/uploads/resumable-purge.ts';
import { purgeFiles } from '#src/backend/settings/leaving/purge-files.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { begin, begun, offsetOf, patch, pieces, stateOf, taken, tus } from './resumable-client.ts';
import { incoming, jpeg, picture } from './uploading.ts';

const day = 86_400_000;
let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

const fileOf = async (hash: string) => {
  const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
  return row;
};
const isReady = (hash: string) =>
  passes(async () => expect((await fileOf(hash))?.status).toBe('ready'));
const whole = async (fields: Record<string, string>, content: Uint8Array) =>
  patch(backend, ada, await begun(backend, ada, content.length, fields), 0, content);

describe('an upload that is ended', () => {
  it('by its owner leaves nothing, with its poster', async () => {
    const own = { upload_id: randomUUID() };
    await begin(backend, ada, 10, { ...own, part: 'poster' });
    const address = await begun(backend, ada, bytes.length, own);
    await patch(backend, ada, address, 0, bytes.subarray(0, 100));
    expect((await tus(backend, ada, 'DELETE', address)).status).toBe(204);
    expect((await tus(backend, ada, 'HEAD', address)).status).toBe(404);
    expect(pieces(backend)).toEqual([]);
    expect(await backend.db.$count(unfinishedUploads)).toBe(0);
    expect((await begin(backend, ada, 20, own)).status).toBe(201);
  });

  it('once it was taken leaves the file in the library', async () => {
    const address = await begun(backend, ada, bytes.length);
    const { fileHash } = await taken(await patch(backend, ada, address, 0, bytes));
    expect((await tus(backend, ada, 'DELETE', address)).status).toBe(204);
    await isReady(fileHash);
  });

  it('by time goes after seven days, and others stay', async () => {
    const old = await begun(backend, ada, bytes.length);
    await patch(backend, ada, old, 0, bytes.subarray(0, 100));
    backend.advance(6 * day);
    expect(await sweepUploads(backend)).toBe(0);
    const back = await signedIn(backend, 'ada');
    const young = await begun(backend, back, bytes.length);
    backend.advance(day);
    expect(await sweepUploads(backend)).toBe(1);
    expect(pieces(backend)).toEqual([path.basename(young)]);
    const again = await signedIn(backend, 'ada');
    expect((await tus(backend, again, 'HEAD', old)).status).toBe(404);
  });

  it('with its member’s account leaves nothing', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, 100));
    const bo = await signedIn(backend, 'bo');
    const other = await begun(backend, bo, bytes.length);
    await purgeFiles(backend, idOf('ada'));
    expect(pieces(backend)).toEqual([path.basename(other)]);
    expect(await backend.db.$count(unfinishedUploads)).toBe(1);
  });
});

/** An upload that was taken, as a process left it that ended before it moved these bytes. */
const leftWith = async (left: Uint8Array) => {
  const address = await begun(backend, ada, bytes.length);
  const { fileHash } = await taken(await patch(backend, ada, address, 0, bytes));
  await isReady(fileHash);
  await expect.poll(() => incoming(backend)).toEqual([]);
  await writeFile(path.join(backend.mediaDir, 'resumable', path.basename(address)), left);
  await backend.db.update(unfinishedUploads).set({ fileHash: null, length: left.length });
  await backend.db.update(files).set({ status: 'processing', variants: {} });
  return { address, fileHash };
};

describe('after a process died', () => {
  it('its lock ends by itself', async () => {
    const address = await begun(backend, ada, bytes.length);
    const long = { lockedBy: randomUUID(), lockedUntil: new Date(Date.now() + 3_600_000) };
    await backend.db.update(unfinishedUploads).set(long);
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(423);
    await backend.db.update(unfinishedUploads).set({ lockedUntil: new Date(Date.now() - 1_000) });
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(200);
  });

  it('that had named a file and not moved its bytes, they are moved', async () => {
    const { address, fileHash } = await leftWith(bytes);
    expect(await stateOf(await ada.get(address))).toMatchObject({ fileHash });
    await isReady(fileHash);
    expect(await backend.db.$count(files)).toBe(1);
  });

  it.each([
    ['another kind', () => picture().png().toBuffer()],
    ['no kind', () => Promise.resolve(Buffer.alloc(99, 7))],
  ])('bytes of %s are not moved to a file that was checked with others', async (_name, make) => {
    const { address, fileHash } = await leftWith(await make());
    expect(await stateOf(await ada.get(address))).toMatchObject({ fileHash });
    expect([incoming(backend), pieces(backend)]).toEqual([[], []]);
    expect((await fileOf(fileHash))?.status).toBe('processing');
  });

  it('a file that was deleted since may be sent again', async () => {
    const own = { upload_id: randomUUID() };
    const { fileHash } = await taken(await whole(own, bytes));
    await isReady(fileHash);
    expect((await ada.send('DELETE', `/api/v1/files/${fileHash}`)).status).toBe(204);
    const again = await taken(await whole(own, bytes));
    expect(again.fileHash).not.toBe(fileHash);
    await isReady(again.fileHash);
  });
});

describe('a full disk', () => {
  const { open } = promises;
  afterEach(() => {
    promises.open = open;
    syncBuiltinESMExports();
  });

  it('is told as of POST /files, and what came before is kept', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, 500));
    promises.open = async (...args) => {
      const handle = await open(...args);
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      handle.write = () => Promise.reject(full);
      return handle;
    };
    syncBuiltinESMExports();
    const answer = await patch(backend, ada, address, 500, bytes.subarray(500));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '10']);
    expect(await answer.json()).toMatchObject({ code: 'disk_full' });
    promises.open = open;
    syncBuiltinESMExports();
    expect(offsetOf(await tus(backend, ada, 'HEAD', address))).toBe('500');
    expect((await patch(backend, ada, address, 500, bytes.subarray(500))).status).toBe(200);
  });
});

describe('a connection that nobody closed', () => {
  afterEach(() => void vi.useRealTimers());

  it('ends after twenty seconds without a byte, with what came', async () => {
    vi.useFakeTimers();
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(7)),
    });
    const reader = untilSilent(silent).getReader();
    expect((await reader.read()).value).toHaveLength(7);
    const end = reader.read();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await end).done).toBe(true);
  });
});
