import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { sweepUploads } from '#src/backend/media/uploads/resumable-purge.ts';
import { seeded } from '#src/weather/random.ts';
import type { TestBackend } from '../../harness.ts';
import { createBucketWorld, keysIn, localFiles, type BucketWorld } from '../store/bucket-world.ts';
import { offsetOf, patch, tus } from './resumable-client.ts';
import {
  anotherMachine,
  begunVideo,
  cutAfter,
  longFilm,
  markOf,
  piecesAt,
  putPiece,
  takenMark,
} from './pieces-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
});
afterEach(() => world.server.close());

/** Requests that meet troubles; those after them meet none. */
const troubled = 25;
/** Requests after which an upload that has not ended never will. */
const most = 100;
const troubles = [{ status: 503, code: 'SlowDown' }, 'cut', 'lost'] as const;

interface Run {
  address: string;
  bytes: Buffer;
  machines: readonly TestBackend[];
  next: () => number;
}

const upTo = ({ next }: Run, limit: number) => Math.floor(next() * limit);

/** A bucket that fails now and then, in all of its calls and however often they are tried. */
function fail({ next }: Run): void {
  const trouble = troubles[Math.floor(next() * troubles.length)] ?? null;
  const kind = ['PUT resumable/', 'GET ', 'DELETE resumable/'][Math.floor(next() * 3)] ?? '';
  const isOn = next() < 0.4;
  world.server.trouble = (call) => (isOn && call.startsWith(kind) ? trouble : null);
}

/** A process without its lock stores a piece of the same file, somewhere. */
function stray(run: Run): void {
  const known = piecesAt(world, run.address).map(([start, length]) => start + length);
  const start = run.next() < 0.7 ? (known[upTo(run, known.length)] ?? 0) : upTo(run, 9_000_000);
  const piece = run.bytes.subarray(start, start + 1 + upTo(run, 900_000));
  if (piece.length > 0) putPiece(world, run.address, start, piece);
}

/** One request at a machine; true once the file was taken. */
async function step(run: Run): Promise<boolean> {
  const machine = run.machines[upTo(run, run.machines.length)] ?? world.backend;
  const head = await tus(machine, world.ada, 'HEAD', run.address);
  const offset = Number(offsetOf(head) ?? 0);
  if (head.status === 200 && offset === run.bytes.length) return true;
  const part = run.bytes.subarray(offset, offset + 1 + upTo(run, 4_000_000));
  const body = run.next() < 0.4 ? cutAfter(part.subarray(0, upTo(run, part.length))) : part;
  return (await patch(machine, world.ada, run.address, offset, body)).status === 200;
}

it.each([1, 2, 3, 4, 5, 6])(
  'run %i: two machines, cuts, troubles of the bucket and stray pieces end in the same bytes',
  async (seed) => {
    const { backend } = world;
    const bytes = longFilm(9_000_000);
    const address = await begunVideo(world, bytes);
    const machines = [backend, anotherMachine(backend)];
    const run: Run = { address, bytes, machines, next: seeded(seed).next };
    let requests = 0;
    for (let isOver = false; !isOver && requests < most; requests += 1) {
      world.server.trouble = () => null;
      if (requests < troubled) {
        if (run.next() < 0.3) stray(run);
        fail(run);
      }
      isOver = await step(run);
    }
    world.server.trouble = () => null;
    expect(requests).toBeLessThan(most);
    expect(await takenMark(world)).toBe(await markOf(bytes));
    expect(await backend.db.$count(files)).toBe(1);
    const head = await tus(backend, world.ada, 'HEAD', address);
    expect(offsetOf(head)).toBe(String(bytes.length));
    for (const machine of machines) await expect.poll(() => localFiles(machine)).toEqual([]);
    expect(await backend.db.$count(unfinishedUploads)).toBe(1);
    for (const kept of world.server.bucket.objects.values()) kept.modified = new Date(0);
    await sweepUploads(backend);
    expect(keysIn(world.server).filter((key) => key.startsWith('resumable/'))).toEqual([]);
  },
);
