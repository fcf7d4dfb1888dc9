import { mkdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { StoreFailure } from '#src/backend/lib/store-failure.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { idOf } from '../../world.ts';
import {
  createBucketWorld,
  keysIn,
  localFiles,
  ready,
  type BucketWorld,
} from '../store/bucket-world.ts';
import { program, rowOf, runJob, wellMade } from './video-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
  mkdirSync(world.backend.mediaDir, { recursive: true });
});
afterEach(() => world.server.close());

/** A video that lies in the bucket, and its renditions too, as its row says. */
async function made() {
  const { backend } = world;
  const hash = await ready(world, 'video');
  const { calls, path } = program(wellMade);
  backend.ffmpeg = path;
  await runJob(backend);
  return { hash, calls, row: await rowOf(backend, hash) };
}

describe('renditions of a video in a bucket', () => {
  it('lie in the bucket with their types, are delivered, and leave nothing on this machine', async () => {
    const { hash, calls, row } = await made();
    expect(calls()).toHaveLength(2);
    const { objects } = world.server.bucket;
    for (const { path: key, mime, bytes } of Object.values(row.variants))
      expect([key, objects.get(key)?.type, objects.get(key)?.bytes.length]).toEqual([
        key,
        key.endsWith('-clip') ? objects.get(key)?.type : mime,
        bytes,
      ]);
    expect(Object.keys(row.variants)).toContain('film1080');
    expect(localFiles(world.backend)).toEqual([]);
    const { url } = mediaUrl(world.backend, hash, 'hls1080', idOf('ada'));
    const list = await (await world.backend.fetch(url)).text();
    const [film = ''] = /\/storage\/[^"\n]+\/film1080[^"\n]+/.exec(list) ?? [];
    const some = await world.backend.fetch(film, { headers: { Range: 'bytes=0-3' } });
    expect([some.status, await some.text()]).toEqual([206, 'head']);
  });

  it('go from it with their video', async () => {
    const { hash } = await made();
    expect((await world.ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await purgeDeletedOf(world.backend, idOf('ada'));
    expect(keysIn(world.server)).toEqual([]);
  });

  it('wait while the bucket is away, and are no failure of the video', async () => {
    const { backend, server } = world;
    const hash = await ready(world, 'video');
    backend.ffmpeg = program(wellMade).path;
    await server.close();
    await expect(runJob(backend)).rejects.toBeInstanceOf(StoreFailure);
    const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
    expect(row?.variants.hls).toBeUndefined();
    expect(row?.status).toBe('ready');
    expect(backend.logged.join('\n')).toContain('renditions wait');
    expect(localFiles(backend)).toEqual([]);
  });
});
