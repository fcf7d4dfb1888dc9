import { randomUUID } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { sweepUploads } from '#src/backend/media/uploads/resumable-purge.ts';
import { purgeFiles } from '#src/backend/settings/leaving/purge-files.ts';
import { idOf } from '../../world.ts';
import { createBucketWorld, keysIn, localFiles, type BucketWorld } from '../store/bucket-world.ts';
import { begin, begun, offsetOf, patch, stateOf, tus } from './resumable-client.ts';
import {
  begunVideo,
  fullPiece,
  longFilm,
  markOf,
  piecesAt,
  putPiece,
  takenMark,
} from './pieces-world.ts';
import { jpeg } from './uploading.ts';

const day = 86_400_000;
let world: BucketWorld;
let bytes: Buffer;
beforeEach(async () => {
  world = await createBucketWorld();
  bytes = await jpeg();
});
afterEach(() => world.server.close());

const send = (address: string, offset: number, some: Uint8Array) =>
  patch(world.backend, world.ada, address, offset, some);
const offsetAt = async (address: string) =>
  Number(offsetOf(await tus(world.backend, world.ada, 'HEAD', address)));
const begunPicture = () => begun(world.backend, world.ada, bytes.length);
const unfinished = () => keysIn(world.server).filter((key) => key.startsWith('resumable/'));
const busy = { status: 503, code: 'SlowDown' };
const recover = () => {
  world.server.trouble = () => null;
};

describe('a bucket that takes no piece', () => {
  it('is 503 and loses nothing of what it has, and the upload goes on', async () => {
    const film = longFilm(12_000_000);
    const address = await begunVideo(world, film);
    let puts = 0;
    world.server.trouble = (call) =>
      call.startsWith('PUT resumable/') && (puts += 1) > 1 ? busy : null;
    const answer = await send(address, 0, film);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    recover();
    expect(await offsetAt(address)).toBe(fullPiece);
    expect(localFiles(world.backend)).toEqual([]);
    expect((await send(address, fullPiece, film.subarray(fullPiece))).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(film));
  });

  it('for want of room is 507', async () => {
    const address = await begunPicture();
    world.server.trouble = (call) =>
      call.startsWith('PUT') ? { status: 507, code: 'XMinioStorageFull' } : null;
    const answer = await send(address, 0, bytes);
    expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'disk_full' }]);
    expect([unfinished(), localFiles(world.backend)]).toEqual([[], []]);
  });

  it('and does not say that it did has the piece once', async () => {
    const address = await begunPicture();
    await send(address, 0, bytes.subarray(0, 500));
    world.server.trouble = (call) => (call.startsWith('PUT resumable/') ? 'lost' : null);
    expect((await send(address, 500, bytes.subarray(500, 900))).status).toBe(503);
    recover();
    expect(await offsetAt(address)).toBe(900);
    expect((await send(address, 900, bytes.subarray(900))).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
  });

  it('nor answers says 503 of the offset too, and never that there are no bytes', async () => {
    const address = await begunPicture();
    await send(address, 0, bytes.subarray(0, 500));
    world.server.trouble = () => busy;
    expect((await tus(world.backend, world.ada, 'HEAD', address)).status).toBe(503);
    expect((await send(address, 500, bytes.subarray(500))).status).toBe(503);
    recover();
    expect((await send(address, 500, bytes.subarray(500))).status).toBe(200);
  });
});

describe('an upload that is taken', () => {
  it('while the bucket is away waits, and leaves nothing on this machine', async () => {
    const address = await begunPicture();
    await send(address, 0, bytes.subarray(0, -1));
    putPiece(world, address, bytes.length - 1, bytes.subarray(-1));
    for (const method of ['GET resumable/', 'PUT incoming/']) {
      world.server.trouble = (call) => (call.startsWith(method) ? busy : null);
      expect((await world.ada.get(address)).status).toBe(503);
      expect(localFiles(world.backend)).toEqual([]);
      expect(await world.backend.db.$count(files)).toBe(0);
    }
    recover();
    expect(await stateOf(await world.ada.get(address))).toMatchObject({ offset: bytes.length });
    expect(await takenMark(world)).toBe(await markOf(bytes));
  });

  it('is answered though its pieces cannot go, and they are swept', async () => {
    const address = await begunPicture();
    world.server.trouble = (call) => (call.startsWith('DELETE resumable/') ? busy : null);
    expect((await send(address, 0, bytes)).status).toBe(200);
    recover();
    expect(unfinished()).toHaveLength(1);
    for (const kept of world.server.bucket.objects.values()) kept.modified = new Date(0);
    await sweepUploads(world.backend);
    expect(unfinished()).toEqual([]);
  });

  it('of which a piece goes missing meanwhile is 409, and its bytes are sent again', async () => {
    const address = await begunPicture();
    await send(address, 0, bytes.subarray(0, -1));
    putPiece(world, address, bytes.length - 1, bytes.subarray(-1));
    world.server.trouble = (call) => {
      const [, key = ''] = call.split(' ');
      if (call.startsWith('GET resumable/') && key.includes('/0000000000-'))
        world.server.bucket.objects.delete(key);
      return null;
    };
    const answer = await world.ada.get(address);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'upload_incomplete' },
    ]);
    recover();
    expect(await offsetAt(address)).toBe(0);
    expect((await send(address, 0, bytes)).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
    expect(unfinished()).toEqual([]);
  });
});

describe('pieces in a bucket', () => {
  it('go when their upload is ended, replaced or purged with its member', async () => {
    const { backend, ada } = world;
    const ended = await begunPicture();
    await send(ended, 0, bytes.subarray(0, 100));
    expect((await tus(backend, ada, 'DELETE', ended)).status).toBe(204);
    expect(unfinished()).toEqual([]);
    const own = { upload_id: randomUUID(), part: 'poster', filetype: 'image/jpeg' };
    await send(await begun(backend, ada, 900, own), 0, bytes.subarray(0, 900));
    expect((await begin(backend, ada, 700, own)).status).toBe(201);
    expect(unfinished()).toEqual([]);
    await send(await begunPicture(), 0, bytes.subarray(0, 100));
    await purgeFiles(backend, idOf('ada'));
    expect(unfinished()).toEqual([]);
  });

  it('go after seven days with their upload, and after a day where no upload is theirs', async () => {
    const { backend } = world;
    const known = await begunPicture();
    const now = backend.clock().getTime();
    putPiece(world, known, 0, bytes.subarray(0, 100), new Date(now - 2 * day));
    const nobody = `/${randomUUID()}`;
    putPiece(world, nobody, 0, bytes, new Date(now - 2 * day));
    putPiece(world, nobody, 9, bytes, new Date(now));
    await sweepUploads(backend);
    expect(piecesAt(world, known)).toEqual([[0, 100]]);
    expect(piecesAt(world, nobody)).toEqual([[9, bytes.length]]);
    backend.advance(7 * day);
    expect(await sweepUploads(backend)).toBe(1);
    expect(unfinished()).toEqual([]);
    expect(await backend.db.$count(unfinishedUploads)).toBe(0);
  });

  it('that come late of an upload which was taken go after a day', async () => {
    const address = await begunPicture();
    expect((await send(address, 0, bytes)).status).toBe(200);
    const old = new Date(world.backend.clock().getTime() - 2 * day);
    putPiece(world, address, 0, bytes.subarray(0, 10), old);
    await sweepUploads(world.backend);
    expect(unfinished()).toEqual([]);
    expect((await tus(world.backend, world.ada, 'HEAD', address)).status).toBe(200);
  });

  it('of the time before, in the folder of this machine, go after a day', async () => {
    const folder = path.join(world.backend.mediaDir, 'resumable');
    mkdirSync(folder, { recursive: true });
    const old = new Date(world.backend.clock().getTime() - 2 * day);
    for (const name of ['old', 'young']) writeFileSync(path.join(folder, name), 'x');
    utimesSync(path.join(folder, 'old'), old, old);
    await sweepUploads(world.backend);
    expect(localFiles(world.backend)).toEqual(['resumable/young']);
  });
});
