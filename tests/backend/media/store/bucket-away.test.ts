import { randomUUID } from 'node:crypto';
import { mkdtempSync, utimesSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { isProcessing, resumeFiles } from '#src/backend/media/uploads/process.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import { idOf } from '../../world.ts';
import { jpeg, upload } from '../uploads/uploading.ts';
import {
  createBucketWorld,
  keysIn,
  localFiles,
  ready,
  sent,
  stateOf,
  type BucketWorld,
} from './bucket-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
});
afterEach(() => world.server.close());

const busy = { status: 503, code: 'SlowDown' };
/** The bucket takes nothing whose key begins so. */
const refuse = (prefix: string, trouble = busy) => {
  world.server.trouble = (call) => (call.startsWith(`PUT ${prefix}`) ? trouble : null);
};
const recover = () => {
  world.server.trouble = () => null;
};
/** A process that died before it was made ready: no other knows of it. */
const left = async () => {
  const done = await ready(world, 'picture');
  const [row] = await world.backend.db.select().from(files).where(eq(files.hash, done));
  if (!row) throw new Error('No row');
  // A name of its own: a try of an earlier test, against its bucket, would take this one's place.
  const hash = `left-${randomUUID()}`;
  await world.backend.db
    .insert(files)
    .values({ ...row, hash, uploadId: null, status: 'processing', variants: {} });
  return hash;
};
const keep = (key: string, bytes: Buffer, modified = new Date()) =>
  world.server.bucket.objects.set(key, { bytes, type: 'image/jpeg', modified });

describe('an upload that the bucket does not take', () => {
  it('is 503, is no file, and may be sent again at once', async () => {
    const { backend, ada, server } = world;
    const intent = { upload_id: randomUUID() };
    const bytes = await jpeg();
    refuse('incoming/');
    const answer = await upload(backend, ada, bytes, intent);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await answer.text()).not.toMatch(/KEYOFTESTS|127\.0\.0\.1/);
    expect(await backend.db.$count(files)).toBe(0);
    expect([keysIn(server), localFiles(backend)]).toEqual([[], []]);
    recover();
    expect((await upload(backend, ada, bytes, intent)).status).toBe(201);
    await expect.poll(() => keysIn(server).join()).not.toContain('incoming/');
  });

  it('for want of room is 507', async () => {
    refuse('incoming/', { status: 507, code: 'XMinioStorageFull' });
    const answer = await upload(world.backend, world.ada, await jpeg());
    expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'disk_full' }]);
    expect(await world.backend.db.$count(files)).toBe(0);
  });
});

describe('a file that is being made ready', () => {
  it.each([
    [busy, 'delayed'],
    [{ status: 403, code: 'AccessDenied' }, 'delayed'],
    [{ status: 507, code: 'InsufficientStorage' }, 'disk_full'],
  ])('waits over %o, is never given up, and is ready afterwards', async (trouble, error) => {
    const { server, backend } = world;
    refuse('uploads/', trouble);
    const hash = await sent(world, 'picture');
    await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'processing', error });
    expect(keysIn(server)).toContain(`incoming/${hash}`);
    expect(localFiles(backend)).toEqual([]);
    expect(await backend.db.$count(failedWork)).toBe(0);
    recover();
    await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'ready', error: null });
    await expect.poll(() => keysIn(server)).not.toContain(`incoming/${hash}`);
  });

  it('and is deleted meanwhile leaves no rendering behind', async () => {
    const { server, backend, ada } = world;
    world.server.trouble = (call) =>
      call.endsWith('-thumb.webp') && call.startsWith('PUT') ? busy : null;
    const hash = await sent(world, 'picture');
    await expect.poll(() => keysIn(server)).toContain(`uploads/${hash}-full.webp`);
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await purgeDeletedOf(backend, idOf('ada'));
    await expect.poll(() => isProcessing(hash)).toBe(false);
    expect(keysIn(server)).toEqual([]);
  });

  it('goes on in another process, on another machine', async () => {
    const { server, backend } = world;
    const hash = await left();
    keep(`incoming/${hash}`, await jpeg());
    const other = { ...backend, mediaDir: mkdtempSync(path.join(tmpdir(), 'fanfare-other-')) };
    await resumeFiles(other);
    await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'ready', error: null });
    await expect.poll(() => keysIn(server)).not.toContain(`incoming/${hash}`);
    expect(keysIn(server)).toContain(`uploads/${hash}-full.webp`);
  });
});

describe('bytes that are not there', () => {
  it('are lost where the bucket says so, once they had time to arrive', async () => {
    const hash = await left();
    world.backend.advance(3_600_000);
    await resumeFiles(world.backend);
    await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'failed', error: 'lost' });
  });

  it.each([{ status: 404, code: 'NoSuchBucket' }, { status: 403, code: 'AccessDenied' }, busy])(
    'are not lost where it says %o',
    async (trouble) => {
      const hash = await left();
      world.backend.advance(3_600_000);
      world.server.trouble = () => trouble;
      await resumeFiles(world.backend);
      await expect
        .poll(
          async () => (await world.backend.db.select().from(files).where(eq(files.hash, hash)))[0],
        )
        .toMatchObject({ status: 'processing', error: 'delayed' });
    },
  );
});

describe('a reader', () => {
  it('is told that the store is away, and nothing of a file that would be missing', async () => {
    const hash = await ready(world, 'picture');
    const { url } = mediaUrl(world.backend, hash, 'full', idOf('ada'));
    world.server.trouble = () => busy;
    const answer = await world.backend.fetch(url);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    recover();
    expect((await world.backend.fetch(url)).status).toBe(200);
  });

  it('of a video that breaks off gets an error, and never a whole answer', async () => {
    const hash = await ready(world, 'video');
    const { url } = mediaUrl(world.backend, hash, 'original', idOf('ada'));
    world.server.trouble = (call) => (call.startsWith('GET') ? 'cut' : null);
    const answer = await world.backend.fetch(url, { headers: { range: 'bytes=0-8999999' } });
    expect(answer.status).toBe(206);
    await expect(answer.arrayBuffer()).rejects.toThrow('broke off in the middle');
  });
});

it('what was cut off a day ago is swept, in the bucket and on this machine', async () => {
  const { backend, server } = world;
  const hash = await left();
  const old = new Date(backend.clock().getTime() - 48 * 3_600_000);
  keep(`incoming/${hash}`, await jpeg(), old);
  keep('incoming/nobody', await jpeg(), old);
  keep('incoming/nobody.clip', await jpeg(), old);
  keep('incoming/new', await jpeg(), backend.clock());
  const work = path.join(backend.mediaDir, 'work', randomUUID());
  mkdirSync(path.join(work, 'uploads'), { recursive: true });
  utimesSync(work, old, old);
  await sweepFiles(backend);
  const waiting = keysIn(server).filter((key) => key.startsWith('incoming/'));
  expect(waiting).toEqual([`incoming/${hash}`, 'incoming/new'].toSorted());
  expect(() => utimesSync(work, old, old)).toThrow(/ENOENT/);
});
