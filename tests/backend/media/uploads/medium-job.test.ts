import { existsSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { mediumJob } from '#src/backend/media/uploads/medium-job.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { StoreFailure } from '#src/backend/lib/store-failure.ts';
import { fileAnswer, type UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { createBucketWorld, keysIn, localFiles } from '../store/bucket-world.ts';
import { moving } from './picture-files.ts';
import { picture, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const mediumOf = (hash: string) => path.join(backend.mediaDir, 'uploads', `${hash}-medium.webp`);
const rowOf = async (hash: string) =>
  (await backend.db.select().from(files).where(eq(files.hash, hash)))[0];

/** A picture of Ada's as it was made ready before there was a medium size. */
async function older(bytes?: Uint8Array, purpose = 'post') {
  const sent = bytes ?? (await picture(1_500, 3_000).jpeg().toBuffer());
  const answer = await upload(backend, ada, sent, { purpose });
  const { fileHash: hash }: UploadAnswer = await answer.json();
  await passes(async () => expect((await rowOf(hash))?.status).toBe('ready'));
  const row = await rowOf(hash);
  const { medium, ...variants } = row?.variants ?? {};
  const taken = (row?.bytes ?? 0) - (medium?.bytes ?? 0);
  await backend.db.update(files).set({ variants, bytes: taken }).where(eq(files.hash, hash));
  rmSync(mediumOf(hash), { force: true });
  return { hash, bytes: taken };
}

const { signal } = new AbortController();
const run = () => mediumJob.work(backend, signal);
/** Turns of the job until it has looked at everything. */
async function runAll(): Promise<number> {
  for (let turns = 1; ; turns += 1) {
    await run();
    if ((await mediumJob.next?.(backend)) === Infinity) return turns;
  }
}

it('is drawn of older pictures, one a turn, and takes nothing of their owner’s storage', async () => {
  const [one, other] = [await older(), await older(undefined, 'message')];
  await run();
  expect([one, other].filter(({ hash }) => existsSync(mediumOf(hash)))).toHaveLength(1);
  expect(await runAll()).toBe(2);
  for (const { hash, bytes } of [one, other]) {
    const row = await rowOf(hash);
    expect(row?.bytes).toBe(bytes);
    expect(row?.variants.medium).toMatchObject({ width: 512, height: 1_024, mime: 'image/webp' });
    const { data } = fileAnswer.parse(await (await ada.get(`/api/v1/files/${hash}`)).json());
    const answer = await backend.fetch(data.medium_url ?? '');
    const drawn = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 512, height: 1_024 });
    expect(drawn).toEqual(readFileSync(mediumOf(hash)));
  }
});

it('is not drawn of what moves, is no larger, or is a face', async () => {
  await older(await (await moving(2, 1_500, 400)).gif({ effort: 1 }).toBuffer());
  await older(await picture(1_024, 600).jpeg().toBuffer());
  await older(undefined, 'avatar');
  await runAll();
  const rows = await backend.db.select().from(files);
  expect(rows.map(({ variants }) => variants.medium)).toEqual([undefined, undefined, undefined]);
  expect(await backend.db.$count(failedWork)).toBe(0);
});

it('that cannot be drawn is put off, and holds up no other', async () => {
  const [one, other] = [await older(), await older()].toSorted((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );
  truncateSync(path.join(backend.mediaDir, 'uploads', `${one?.hash}-full.webp`), 20);
  await runAll();
  const [noted] = await backend.db.select().from(failedWork);
  expect(noted).toMatchObject({ kind: 'medium picture', subject: one?.hash, tries: 1 });
  expect((await rowOf(other?.hash ?? ''))?.variants.medium).toBeDefined();
});

const away = () => Promise.reject(new StoreFailure('The bucket is away.'));

it('waits while the store is away, and notes no failure', async () => {
  const { hash } = await older();
  const { media } = backend;
  backend.media = { ...media, put: away };
  await expect(run()).rejects.toThrow('away');
  expect(await backend.db.$count(failedWork)).toBe(0);
  backend.media = media;
  await runAll();
  expect((await rowOf(hash))?.variants.medium).toBeDefined();
});

/** A turn of a process whose file is deleted once its medium size is stored. */
async function runWhileDeleted(hash: string, then = () => Promise.resolve(0)) {
  const { media } = backend;
  const put: typeof media.put = async (...stored) => {
    await media.put(...stored);
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await then();
  };
  await mediumJob.work({ ...backend, media: { ...media, put } }, signal);
}

it('of a file that is deleted meanwhile comes back with it', async () => {
  const { hash } = await older();
  await runWhileDeleted(hash);
  expect((await ada.post('/api/v1/library/restore', { hashes: [hash] })).status).toBe(200);
  expect((await rowOf(hash))?.variants.medium).toBeDefined();
  expect(existsSync(mediumOf(hash))).toBe(true);
});

it('of a file that is gone meanwhile leaves nothing', async () => {
  const { hash } = await older();
  await runWhileDeleted(hash, () => purgeDeletedOf(backend, idOf('ada')));
  expect(existsSync(mediumOf(hash))).toBe(false);
});

it('of which a process that ended wrote nothing goes with its file', async () => {
  const { hash } = await older();
  const row = await rowOf(hash);
  await run();
  await backend.db
    .update(files)
    .set({ variants: row?.variants ?? {} })
    .where(eq(files.hash, hash));
  expect(existsSync(mediumOf(hash))).toBe(true);
  await ada.send('DELETE', `/api/v1/files/${hash}`);
  await purgeDeletedOf(backend, idOf('ada'));
  expect(existsSync(mediumOf(hash))).toBe(false);
  expect((await backend.fetch(mediaUrl(backend, hash, 'medium', idOf('ada')).url)).status).toBe(
    404,
  );
});

it('of a picture in a bucket goes there, and leaves nothing on this machine', async () => {
  const { backend: own, ada: browser, server } = await createBucketWorld();
  try {
    const bytes = await picture(3_000, 1_500).jpeg().toBuffer();
    const answer = await upload(own, browser, bytes, { purpose: 'post' });
    const { fileHash: hash }: UploadAnswer = await answer.json();
    await passes(() => expect(keysIn(server).join()).not.toContain('incoming/'));
    const key = `uploads/${hash}-medium.webp`;
    await own.media.remove(key);
    await own.db.update(files).set({ variants: sql`${files.variants} - 'medium'` });
    await mediumJob.work(own, signal);
    const [row] = await own.db.select().from(files);
    expect(row?.variants.medium).toMatchObject({ path: key, width: 1_024, height: 512 });
    expect(server.bucket.objects.get(key)?.type).toBe('image/webp');
    expect(localFiles(own)).toEqual([]);
  } finally {
    await server.close();
  }
});
