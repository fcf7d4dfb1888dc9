import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { createBucketWorld, keysIn, localFiles, type BucketWorld } from '../store/bucket-world.ts';
import { begun, offsetOf, patch, tus } from './resumable-client.ts';
import {
  anotherMachine,
  begunVideo,
  cutAfter,
  dieAt,
  fullPiece,
  longFilm,
  markOf,
  piecesAt,
  putPiece,
  takenMark,
} from './pieces-world.ts';
import { jpeg } from './uploading.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
});
afterEach(() => world.server.close());

const unfinished = () => keysIn(world.server).filter((key) => key.startsWith('resumable/'));
const offsetAt = async (address: string, machine = world.backend) =>
  Number(offsetOf(await tus(machine, world.ada, 'HEAD', address)));

describe('an upload in pieces of two machines on one bucket', () => {
  it('goes on at either, and is one file of just these bytes', async () => {
    const { backend, ada } = world;
    const other = anotherMachine(backend);
    const bytes = longFilm(13_000_000);
    const address = await begunVideo(world, bytes);
    const cut = await patch(backend, ada, address, 0, cutAfter(bytes.subarray(0, 6_500_000)));
    expect([cut.status, offsetOf(cut)]).toEqual([204, '6500000']);
    expect(piecesAt(world, address)).toEqual([
      [0, fullPiece],
      [fullPiece, 6_500_000 - fullPiece],
    ]);
    expect([localFiles(backend), localFiles(other)]).toEqual([[], []]);
    expect(await offsetAt(address, other)).toBe(6_500_000);
    const second = await patch(
      other,
      ada,
      address,
      6_500_000,
      bytes.subarray(6_500_000, 9_000_000),
    );
    expect(offsetOf(second)).toBe('9000000');
    const last = await patch(backend, ada, address, 9_000_000, bytes.subarray(9_000_000));
    expect(last.status, await last.clone().text()).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
    expect(unfinished()).toEqual([]);
    await expect.poll(() => localFiles(backend)).toEqual([]);
    expect(await backend.db.$count(files)).toBe(1);
  });

  it('is refused at an offset that another machine has passed', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    await patch(anotherMachine(backend), ada, address, 0, bytes.subarray(0, 700));
    const stale = await patch(backend, ada, address, 0, bytes.subarray(0, 900));
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'upload_offset_conflict' },
    ]);
    expect(piecesAt(world, address)).toEqual([[0, 700]]);
  });

  it('does not mix two requests at once', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    const machines = [backend, anotherMachine(backend)];
    const answers = await Promise.all(
      machines.map((machine) => patch(machine, ada, address, 0, bytes.subarray(0, 900))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(piecesAt(world, address)).toEqual([[0, 900]]);
  });

  it('joins small pieces, and keeps no empty one', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    for (const at of [0, 100, 200, 300])
      await patch(backend, ada, address, at, bytes.subarray(at, at + 100));
    expect((await patch(backend, ada, address, 400, new Uint8Array())).status).toBe(204);
    await patch(backend, ada, address, 400, cutAfter(Buffer.alloc(0)));
    expect(piecesAt(world, address)).toEqual([[0, 400]]);
    expect((await patch(backend, ada, address, 400, bytes.subarray(400))).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
  });

  it('takes no byte beyond its length', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    const beyond = Buffer.concat([bytes, Buffer.alloc(9)]);
    expect((await patch(backend, ada, address, 0, beyond)).status).toBe(413);
    const rest = await offsetAt(address);
    expect(rest).toBeLessThanOrEqual(bytes.length);
  });
});

describe('after a process died', () => {
  it('between the bucket and its answer, its bytes count once', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    putPiece(world, address, 0, bytes.subarray(0, 800));
    await dieAt(world, address);
    const again = await patch(backend, ada, address, 0, bytes.subarray(0, 800));
    expect(again.status).toBe(409);
    expect(await offsetAt(address)).toBe(800);
    expect((await patch(backend, ada, address, 800, bytes.subarray(800))).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
  });

  it('with the last piece there, the upload is taken when it is asked for', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, -1));
    putPiece(world, address, bytes.length - 1, bytes.subarray(-1));
    expect(await offsetAt(address, anotherMachine(backend))).toBe(bytes.length);
    expect(await takenMark(world)).toBe(await markOf(bytes));
    expect(unfinished()).toEqual([]);
  });

  it('pieces that it wrote without its lock make no gap and no overlap', async () => {
    const { backend, ada } = world;
    const bytes = await jpeg();
    const address = await begun(backend, ada, bytes.length);
    for (const [from, to] of [
      [0, 500],
      [500, 900],
      [500, 700],
      [0, 300],
      [250, 650],
      [500, 1_000],
      [900, 1_200],
      [1_300, 1_400],
    ] as const)
      putPiece(world, address, from, bytes.subarray(from, to));
    expect(await offsetAt(address)).toBe(1_200);
    expect((await patch(backend, ada, address, 1_200, bytes.subarray(1_200))).status).toBe(200);
    expect(await takenMark(world)).toBe(await markOf(bytes));
    expect(unfinished()).toEqual([]);
  });
});
