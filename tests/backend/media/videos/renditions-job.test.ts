import { beforeEach, describe, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { videoWork } from '#src/backend/db/schema/video-work.ts';
import { renditionsJob } from '#src/backend/media/videos/renditions-job.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { fileOf } from '../captions/film.ts';
import { namesIn, program, rowOf, runJob, storeVideo, textOf, wellMade } from './video-world.ts';

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
const failures = () =>
  backend.db
    .select({ kind: failedWork.kind, tries: failedWork.tries, over: failedWork.givenUpAt })
    .from(failedWork);
const ladderNames = [360, 720, 1080].flatMap((side) => [`hls${side}`, `film${side}`]);
const left = ['film-full.webp', 'film-original'];

describe('a video that is ready', () => {
  it('stays as it is without ffmpeg', async () => {
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    await runJob(backend);
    expect(namesIn(backend, 'uploads')).toEqual(left);
    expect(await renditionsJob.next?.(backend)).toBe(Infinity);
  });

  it('gets its renditions and a clip, which count nowhere and are offered to nobody', async () => {
    const ada = await signedIn(backend, 'ada');
    const { calls } = use(wellMade);
    const before = await storeVideo(backend, 'ada', 'x', { hash: 'film', bytes: 6 });
    await runJob(backend);
    const row = await rowOf(backend, 'film');
    expect(Object.keys(row.variants).toSorted()).toEqual(
      [...Object.keys(before.variants), 'hls', ...ladderNames, 'clip'].toSorted(),
    );
    expect([row.bytes, row.isPreviewOffered]).toEqual([6, false]);
    expect(row.variants.film720).toMatchObject({ width: 1280, height: 720, mime: 'video/mp4' });
    for (const { path: key, bytes } of Object.values(row.variants))
      expect(textOf(backend, key).length).toBe(bytes);
    expect(textOf(backend, 'uploads/film-hls.m3u8')).toContain(
      'BANDWIDTH=800,AVERAGE-BANDWIDTH=600,RESOLUTION=1920x1080,CODECS="avc1.64001e,mp4a.40.2"',
    );
    expect(await fileOf(ada, 'film')).toMatchObject({ preview: 'off' });
    expect(namesIn(backend, 'work')).toEqual([]);
    expect(await backend.db.$count(videoWork)).toBe(0);
    await runJob(backend);
    expect(calls()).toHaveLength(3);
  });

  it('keeps the clip that its device made', async () => {
    const { calls } = use(wellMade);
    await storeVideo(backend, 'ada', 'x', { hash: 'film', clip: 'own' });
    await runJob(backend);
    expect(textOf(backend, 'uploads/film-clip')).toBe('own');
    expect(calls()).toHaveLength(2);
  });

  it('takes its turn: the newest first, and those before it with pauses', async () => {
    const { calls } = use(wellMade);
    const hashes = ['first', 'second', 'third'];
    for (const hash of hashes) {
      await storeVideo(backend, 'ada', 'x', { hash, clip: '' });
      backend.advance(3_000_000);
    }
    const ready = async () => {
      const rows = await Promise.all(hashes.map((hash) => rowOf(backend, hash)));
      return rows.filter(({ variants }) => variants.hls).map(({ hash }) => hash);
    };
    await runJob(backend);
    expect(await ready()).toEqual(['second', 'third']);
    expect(await renditionsJob.next?.(backend)).toBe(30_000);
    await runJob(backend);
    expect(await ready()).toEqual(hashes);
    expect(await renditionsJob.next?.(backend)).toBe(Infinity);
    expect(calls()).toHaveLength(6);
  });
});

describe('a video', () => {
  it('that ffmpeg refuses is tried three times, and plays as it came', async () => {
    const { calls } = use('echo "Invalid data" >&2; exit 1');
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    for (let day = 0; day < 6; day += 1) {
      await runJob(backend);
      backend.advance(86_400_000);
    }
    expect(calls()).toHaveLength(3);
    expect(await failures()).toMatchObject([{ kind: 'renditions', tries: 3 }]);
    const { data } = await fileOf(await signedIn(backend, 'ada'), 'film');
    expect(data).toMatchObject({ status: 'ready' });
    expect(data).not.toHaveProperty('hls_url');
    expect(namesIn(backend, 'uploads')).toEqual(left);
  });

  it('of which much could not be read has no renditions', async () => {
    use(wellMade);
    await storeVideo(backend, 'ada', 'x', { hash: 'film', duration: 20 });
    await runJob(backend);
    expect(await failures()).toMatchObject([{ kind: 'renditions', tries: 1, over: null }]);
    expect(namesIn(backend, 'uploads')).toEqual(left);
  });

  it('whose work takes too long is put off for as long as it does, and then made', async () => {
    const { calls } = use('kill -9 $$');
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    for (let day = 0; day < 12; day += 1) {
      await runJob(backend);
      backend.advance(86_400_000);
    }
    expect(calls()).toHaveLength(12);
    expect(await failures()).toEqual([{ kind: 'slow renditions', tries: 12, over: null }]);
    use(wellMade);
    await runJob(backend);
    expect(await failures()).toEqual([]);
    expect((await rowOf(backend, 'film')).variants.hls).toBeDefined();
  });

  it('waits while the disk is full, and that is no failure of it', async () => {
    use('echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1');
    await storeVideo(backend, 'ada', 'x', { hash: 'film' });
    for (let time = 0; time < 5; time += 1)
      await expect(runJob(backend)).rejects.toThrow('No space left');
    expect(await failures()).toEqual([]);
    expect([namesIn(backend, 'uploads'), namesIn(backend, 'work')]).toEqual([left, []]);
    use(wellMade);
    await runJob(backend);
    expect((await rowOf(backend, 'film')).variants.hls).toBeDefined();
  });
});
