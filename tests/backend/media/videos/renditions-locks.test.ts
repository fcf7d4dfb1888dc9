import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { videoWork } from '#src/backend/db/schema/video-work.ts';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { renditionsJob } from '#src/backend/media/videos/renditions-job.ts';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { purgeFiles } from '#src/backend/settings/leaving/purge-files.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { fileOf } from '../captions/film.ts';
import { film } from '../uploads/films.ts';
import { jpeg, upload } from '../uploads/uploading.ts';
import { namesIn, program, rowOf, runJob, storeVideo, wellMade } from './video-world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

/** Lets a program take the place of ffmpeg. */
function use(text: string) {
  const stub = program(text);
  backend.ffmpeg = stub.path;
  return stub;
}
const left = ['film-full.webp', 'film-original'];

/** A program that does its work well once `go` is there. */
const waiting = (go: string) => `while ! [ -e '${go}' ]; do sleep 0.05; done\n${wellMade}`;

/** Another process on the same database. */
const shared = (): TestBackend => ({
  ...backend,
  settings: { ...backend.settings, databaseUrl: 'postgres://elsewhere' },
});

/** Path of what `waiting` waits for. */
const go = () => path.join(backend.mediaDir, 'go');

/** Begins it, and answers once its program runs. */
async function begin(signal?: AbortSignal) {
  const { calls } = use(waiting(go()));
  await storeVideo(backend, 'ada', 'x', { hash: 'film' });
  const work = runJob(backend, signal);
  await expect.poll(() => calls().length).toBe(1);
  return { work, calls };
}

describe('work on a video', () => {
  it('is done by one process at a time', async () => {
    const { work, calls } = await begin();
    await runJob(shared());
    expect(calls()).toHaveLength(1);
    mkdirSync(go());
    await work;
    expect(calls()).toHaveLength(3);
  });

  it('ends when the server does, and is begun anew', async () => {
    const ending = new AbortController();
    const { work } = await begin(ending.signal);
    expect(namesIn(backend, 'work')).toHaveLength(1);
    ending.abort();
    await work;
    expect([namesIn(backend, 'uploads'), namesIn(backend, 'work')]).toEqual([left, []]);
    expect(await backend.db.$count(failedWork)).toBe(0);
    expect(await backend.db.$count(videoWork)).toBe(0);
    mkdirSync(go());
    await runJob(backend);
    expect((await rowOf(backend, 'film')).variants.hls).toBeDefined();
  });

  it('ends when the video is deleted, and leaves nothing', async () => {
    const ada = await signedIn(backend, 'ada');
    const { work } = await begin();
    expect((await ada.send('DELETE', '/api/v1/files/film')).status).toBe(204);
    // It learns it by its lock, which goes with the file.
    await work;
    expect([namesIn(backend, 'uploads'), namesIn(backend, 'work')]).toEqual([left, []]);
    expect(await backend.db.$count(failedWork)).toBe(0);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(namesIn(backend, 'uploads')).toEqual([]);
  });

  it('is taken up where a process was killed at it, whose folder goes', async () => {
    use(wellMade);
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    const dead = randomUUID();
    mkdirSync(path.join(backend.mediaDir, 'work', `video-${dead}`), { recursive: true });
    const lockedUntil = sql`clock_timestamp() + interval '1 minute'`;
    await backend.db
      .insert(videoWork)
      .values({ fileHash: 'film', lockedBy: dead, lockedUntil: new Date(0) });
    await backend.db.update(videoWork).set({ lockedUntil });
    // Another process may still be at it, where there may be another.
    await runJob(shared());
    expect((await rowOf(backend, 'film')).variants.hls).toBeUndefined();
    expect(namesIn(backend, 'work')).toEqual([`video-${dead}`]);
    await backend.db.update(videoWork).set({ lockedUntil: new Date(0) });
    await runJob(shared());
    expect((await rowOf(backend, 'film')).variants.hls).toBeDefined();
    expect(namesIn(backend, 'work')).toEqual([]);
  });
});

test('a video that is uploaded has renditions soon, and is ready before', async () => {
  const ada = await signedIn(backend, 'ada');
  use(waiting(go()));
  const jobs = startJobs(backend, [renditionsJob]);
  const facts = { purpose: 'post', duration: '12', width: '640', height: '360' };
  const rest = [undefined, undefined, await jpeg()] as const;
  const answer = await upload(backend, ada, film('mp4'), facts, ...rest);
  const { fileHash } = (await answer.json()) as UploadAnswer;
  const shown = async () => (await fileOf(ada, fileHash)).data;
  await expect.poll(async () => (await shown()).status).toBe('ready');
  await expect.poll(() => namesIn(backend, 'work').length).toBe(1);
  expect(await shown()).not.toHaveProperty('hls_url');
  mkdirSync(go());
  await expect.poll(async () => (await shown()).hls_url).toMatch(/\/hls\?expires=/);
  await jobs.stop();
});

describe('a member who leaves', () => {
  it('takes renditions along, also those that no row names', async () => {
    use(wellMade);
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    await runJob(backend);
    const { variants } = await rowOf(backend, 'film');
    const { thumb, original } = variants;
    await backend.db.execute(
      sql`update files set variants = ${JSON.stringify({ thumb, original })}::jsonb
        where ${eq(sql`hash`, 'film')}`,
    );
    expect(namesIn(backend, 'uploads')).toHaveLength(10);
    await purgeFiles(backend, idOf('ada'));
    expect(namesIn(backend, 'uploads')).toEqual([]);
  });
});
