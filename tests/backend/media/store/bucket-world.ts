import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { s3Store } from '#src/backend/media/store/s3-store.ts';
import { fileAnswer, type UploadAnswer } from '#src/contract/media/file.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { film } from '../uploads/films.ts';
import { jpeg, upload } from '../uploads/uploading.ts';
import { environmentOf, startS3, type S3Server } from './s3-server.ts';
import { quick } from './stores.ts';

export interface BucketWorld {
  backend: TestBackend;
  server: S3Server;
  ada: Browser;
}

/** A backend whose media are in a bucket, with Ada before it. */
export async function createBucketWorld(): Promise<BucketWorld> {
  const server = await startS3();
  const backend = await createTestBackend({ env: environmentOf(server) });
  backend.media = s3Store(server.settings, quick);
  return { backend, server, ada: await signedIn(backend, 'ada') };
}

export const keysIn = ({ bucket }: S3Server): string[] => [...bucket.objects.keys()].toSorted();

/** Files that lie below the local folder of the media. */
export const localFiles = ({ mediaDir }: TestBackend): string[] =>
  existsSync(mediaDir)
    ? readdirSync(mediaDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(path.join(mediaDir, name)).isFile(),
      )
    : [];

const filmFields = { purpose: 'post', duration: '12', width: '640', height: '360' };

/** Uploads a picture, or a video with its poster and its clip; answers its hash. */
export async function sent({ backend, ada }: BucketWorld, kind: 'picture' | 'video') {
  const answer =
    kind === 'picture'
      ? await upload(backend, ada, await jpeg())
      : await upload(
          backend,
          ada,
          film('mp4', 9_000_000),
          filmFields,
          undefined,
          undefined,
          await jpeg(),
          film('mp4'),
        );
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { fileHash } = (await answer.json()) as UploadAnswer;
  return fileHash;
}

/** State of a file of Ada's. */
export const stateOf = async ({ ada }: BucketWorld, hash: string) => {
  const { data, error } = fileAnswer.parse(await (await ada.get(`/api/v1/files/${hash}`)).json());
  return { status: data.status, error };
};

/** Uploads it and waits until it is ready, and its source is gone. */
export async function ready(world: BucketWorld, kind: 'picture' | 'video'): Promise<string> {
  const hash = await sent(world, kind);
  await expect.poll(() => stateOf(world, hash)).toEqual({ status: 'ready', error: null });
  await expect.poll(() => keysIn(world.server)).not.toContain(`incoming/${hash}`);
  await expect.poll(() => keysIn(world.server).join()).not.toContain('incoming/');
  return hash;
}
