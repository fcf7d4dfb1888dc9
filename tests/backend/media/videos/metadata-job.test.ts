import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { videoWork } from '#src/backend/db/schema/video-work.ts';
import { metadataJob } from '#src/backend/media/videos/metadata-job.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import {
  createBucketWorld,
  keysIn,
  localFiles,
  ready,
  type BucketWorld,
} from '../store/bucket-world.ts';
import { cleaned } from '../uploads/cleaned.ts';
import { marks, noted } from '../uploads/noted-films.ts';
import { namesIn, rowOf, storeVideo, textOf } from './video-world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const run = (of = backend) => metadataJob.work(of, new AbortController().signal);
const next = () => metadataJob.next?.(backend);
const original = (hash: string) => `uploads/${hash}-original`;
const bytesOf = (key: string) => readFileSync(path.join(backend.mediaDir, key));
const isClean = async (hash: string) => (await rowOf(backend, hash)).variants.original?.isClean;
const film = noted('mov');
const mime = 'video/quicktime';
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('a video that was stored before metadata was removed', () => {
  it('is freed of it in its place, with its length, its film and its storage', async () => {
    await storeVideo(backend, 'ada', film, { hash: 'old', mime });
    const before = await rowOf(backend, 'old');
    const { ino } = statSync(path.join(backend.mediaDir, original('old')));
    await run();
    const now = bytesOf(original('old'));
    expect(now).toEqual(await cleaned(film, 'mov'));
    expect(now).toHaveLength(film.length);
    for (const mark of marks) expect(now.toString('latin1')).not.toContain(mark);
    expect(statSync(path.join(backend.mediaDir, original('old'))).ino).not.toBe(ino);
    const { variants, ...rest } = await rowOf(backend, 'old');
    expect({ ...rest, variants: {} }).toEqual({ ...before, variants: {} });
    expect(variants).toEqual({
      ...before.variants,
      original: { ...before.variants.original, isClean: true },
    });
    expect([namesIn(backend, 'work'), await backend.db.$count(videoWork)]).toEqual([[], 0]);
  });

  it('comes one at a time, the newest first, until there are none', async () => {
    for (const day of [2, 3, 1])
      await storeVideo(backend, 'ada', film, { hash: `of-${day}`, mime, createdAt: at(day) });
    const done: boolean[][] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await next()).toBe(turn === 0 ? Infinity : 10_000);
      await run();
      const all = await Promise.all([3, 2, 1].map((day) => isClean(`of-${day}`)));
      done.push(all.map(Boolean));
    }
    expect(done).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
      [true, true, true],
    ]);
    expect(await next()).toBe(Infinity);
  });

  it('is cleaned again after a process ended before it had noted it, and is the same', async () => {
    await storeVideo(backend, 'ada', await cleaned(film, 'mov'), { hash: 'done', mime });
    await run();
    expect(bytesOf(original('done'))).toEqual(await cleaned(film, 'mov'));
    expect(await isClean('done')).toBe(true);
  });

  it('is cleaned with its clip; one that cannot be followed is left, and named', async () => {
    const odd = 'no film at all';
    await storeVideo(backend, 'ada', film, { hash: 'odd', mime, clip: odd });
    await storeVideo(backend, 'ada', film, { hash: 'clip', mime, clip: odd });
    writeFileSync(path.join(backend.mediaDir, 'uploads/clip-clip'), noted('mp4'));
    await run();
    await run();
    expect(bytesOf('uploads/clip-clip')).toEqual(await cleaned(noted('mp4')));
    expect(textOf(backend, 'uploads/odd-clip')).toBe(odd);
    expect([await isClean('odd'), await isClean('clip')]).toEqual([true, true]);
    expect(backend.logged.join('\n')).toContain('metadata of a clip not removed');
  });

  it('and cannot be followed stays as it was, stops no other, and is given up', async () => {
    await storeVideo(backend, 'ada', 'no film', { hash: 'broken', createdAt: at(9) });
    await storeVideo(backend, 'ada', film, { hash: 'fine', mime, createdAt: at(1) });
    for (let turn = 0; turn < 9; turn += 1) {
      await run();
      backend.advance(86_400_000);
    }
    expect(textOf(backend, original('broken'))).toBe('no film');
    expect(await isClean('fine')).toBe(true);
    expect(await isClean('broken')).toBeUndefined();
    expect(await backend.db.select().from(failedWork)).toMatchObject([
      { kind: 'video metadata', subject: 'broken', tries: 3, givenUpAt: expect.any(Date) },
    ]);
  });

  it('in the hands of another process, or deleted meanwhile, is left alone', async () => {
    await storeVideo(backend, 'ada', film, { hash: 'held', mime });
    const lockedUntil = new Date(Date.now() + 3_600_000);
    const lockedBy = '00000000-0000-4000-8000-000000000000';
    await backend.db.insert(videoWork).values({ fileHash: 'held', lockedBy, lockedUntil });
    await run();
    expect(await isClean('held')).toBeUndefined();
    await backend.db.delete(videoWork);
    const { media } = backend;
    const bring: typeof media.fetch = async (...place) => {
      await media.fetch(...place);
      await backend.db.delete(files);
    };
    backend.media = { ...media, fetch: bring };
    await run();
    expect(bytesOf(original('held'))).toEqual(film);
    expect(await backend.db.$count(failedWork)).toBe(0);
  });
});

describe('with a bucket', () => {
  let world: BucketWorld;
  beforeEach(async () => {
    world = await createBucketWorld();
    backend = world.backend;
  });
  afterEach(() => world.server.close());

  /** A video in the bucket as it came, of which nothing was noted. */
  const old = async () => {
    const hash = await ready(world, 'video');
    const { variants } = await rowOf(backend, hash);
    expect(variants.original?.isClean).toBe(true);
    const { isClean: _, ...rest } = variants.original ?? { ...sizes, path: '' };
    await backend.db.update(files).set({ variants: { original: { ...rest, mime } } });
    const type = 'video/quicktime';
    world.server.bucket.objects.set(original(hash), { bytes: film, type, modified: new Date() });
    return hash;
  };

  it('is put there cleaned, and leaves nothing on this machine', async () => {
    const hash = await old();
    const keys = keysIn(world.server);
    await run();
    const { objects } = world.server.bucket;
    expect(objects.get(original(hash))?.bytes).toEqual(await cleaned(film, 'mov'));
    expect(objects.get(original(hash))?.type).toBe(mime);
    expect(keysIn(world.server)).toEqual(keys);
    expect([await isClean(hash), localFiles(backend)]).toEqual([true, []]);
  });

  it('which is away, it waits, and nothing is counted against the video', async () => {
    const hash = await old();
    world.server.trouble = (call) =>
      call.startsWith('PUT') ? { status: 503, code: 'SlowDown' } : null;
    await expect(run()).rejects.toThrow('SlowDown');
    expect(await backend.db.$count(failedWork)).toBe(0);
    expect(localFiles(backend)).toEqual([]);
    world.server.trouble = () => null;
    await run();
    expect(await isClean(hash)).toBe(true);
  });

  it('and a video deleted for good meanwhile, nothing is left there', async () => {
    const hash = await old();
    const { media } = backend;
    const put: typeof media.put = async (...place) => {
      await media.put(...place);
      await backend.db.delete(files);
    };
    backend.media = { ...media, put };
    await run();
    expect(keysIn(world.server)).not.toContain(original(hash));
  });
});

const sizes = { mime, width: 8, height: 6, bytes: 8 };
