import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import {
  createBucketWorld,
  keysIn,
  localFiles,
  stateOf,
  type BucketWorld,
} from '../store/bucket-world.ts';
import { film } from '../uploads/films.ts';
import { jpeg, upload } from '../uploads/uploading.ts';
import { program, rowOf } from './video-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
});
afterEach(() => world.server.close());

it('a video in a bucket is read on this machine, where nothing of it is left', async () => {
  const { backend, ada, server } = world;
  const stub = program(`
    case "$*" in
    *"-f mjpeg"*) for last; do :; done; cp "\${0%/*}/poster" "\${last#file:}" ;;
    *copy*) printf '#tb 0: 1/1\n0, 0, 4, 1, 9, 0x00000001\n' ;;
    *) printf '#tb 0: 1/30\n#dimensions 0: 64x36\n' ;;
    esac`);
  writeFileSync(path.join(path.dirname(stub.path), 'poster'), await jpeg());
  backend.ffmpeg = stub.path;
  const answer = await upload(backend, ada, film('mov'), { purpose: 'post' });
  const { fileHash: hash } = (await answer.json()) as UploadAnswer;
  await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'ready', error: null });
  await expect
    .poll(() => keysIn(server))
    .toEqual([`uploads/${hash}-full.webp`, `uploads/${hash}-original`]);
  expect(await rowOf(backend, hash)).toMatchObject({ duration: 5, width: 64, height: 36 });
  expect(localFiles(backend)).toEqual([]);
});
