import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { isProcessing, resumeFiles } from '#src/backend/media/uploads/process.ts';
import type { FileAnswer, UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { namesIn, program, rowOf } from '../videos/video-world.ts';
import { film } from './films.ts';
import { begin, patch, pieces, taken as takenIn } from './resumable-client.ts';
import { incoming, jpeg, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
let poster: string;
beforeAll(async () => {
  poster = path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-poster-')), 'poster.jpg');
  writeFileSync(poster, await jpeg());
});
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

/** Text of a program that reads a video of twelve seconds and 90 × 160 pixels as ffmpeg does. */
const reads = () => `
case "$*" in
*"-f mjpeg"*) for last; do :; done; cp '${poster}' "\${last#file:}" ;;
*-c\\ copy*)
  printf '#tb 0: 1/30\\n0, 357, 358, 1, 9, 0x00000001\\n0, 358, 359, 1, 9, 0x00000002, F=0x0\\n' ;;
*) printf '#tb 0: 1/30\\n#media_type 0: video\\n#dimensions 0: 90x160\\n#sar 0: 1/1\\n' ;;
esac`;
/** Lets a program take the place of ffmpeg. */
function use(text: string) {
  const stub = program(text);
  backend.ffmpeg = stub.path;
  return stub;
}

const send = (fields: Record<string, string> = {}, picture?: Uint8Array) =>
  upload(backend, ada, film('mov'), { purpose: 'post', ...fields }, undefined, undefined, picture);
const taken = async () => {
  const answer = await send();
  expect(answer.status).toBe(201);
  return (await answer.json()) as UploadAnswer;
};
const errorsOf = async (answer: Response) =>
  Object.keys(((await answer.json()) as { errors: object }).errors);
const show = async (hash: string) =>
  (await (await ada.get(`/api/v1/files/${hash}`)).json()) as FileAnswer;
const settled = (hash: string) =>
  passes(async () => {
    const answer = await show(hash);
    expect(answer.data.status).not.toBe('processing');
    return answer;
  });
const waits = (hash: string) =>
  passes(async () => {
    expect((await rowOf(backend, hash)).error).not.toBeNull();
    return rowOf(backend, hash);
  });
const failures = () => backend.db.$count(failedWork);

describe('a video of which its device says nothing', () => {
  it('is read with ffmpeg, which also draws its poster', async () => {
    const { calls } = use(reads());
    const { fileHash: hash, data: first } = await taken();
    expect(first).toMatchObject({ type: 'video', status: 'processing', duration: null });
    const { data, error } = await settled(hash);
    expect(data).toMatchObject({ status: 'ready', duration: 12, width: 90, height: 160 });
    expect([error, data.thumb_url]).toEqual([null, expect.any(String)]);
    expect(calls().map((call) => call.includes(' -ss 1.000 '))).toEqual([false, false, true]);
    const { bytes, variants } = await rowOf(backend, hash);
    expect(variants.original).toMatchObject({ width: 90, height: 160 });
    expect(bytes).toBe((variants.original?.bytes ?? 0) + (variants.thumb?.bytes ?? 0));
    expect((await ada.get(data.thumb_url ?? '')).status).toBe(200);
    expect(incoming(backend)).toEqual([]);
  });

  it('is refused without ffmpeg, and with it when something is said and not all', async () => {
    const all = ['duration', 'width', 'height'];
    expect(await errorsOf(await send())).toEqual(all);
    use(reads());
    expect(await errorsOf(await send({ duration: '3' }))).toEqual(['width', 'height']);
    const facts = { duration: '3', width: '4', height: '3' };
    expect(await errorsOf(await send(facts))).toEqual(['poster']);
    expect(await errorsOf(await send({ purpose: 'avatar' }))).toEqual(['file']);
    expect([await backend.db.$count(files), incoming(backend)]).toEqual([0, []]);
  });

  it('leaves a poster out that came without them', async () => {
    use(reads());
    const answer = await send({}, new Uint8Array(9));
    const { fileHash: hash } = (await answer.json()) as UploadAnswer;
    expect((await settled(hash)).data.status).toBe('ready');
  });

  it.each([
    ['cannot be read', 'echo "Invalid data" >&2; exit 1', 'The video could not be read.'],
    ['has no picture', 'exit 0', 'The video could not be read.'],
    [
      'is longer than a day',
      `case "$*" in *copy*) printf '#tb 0: 1/1\\n0, 0, 86400, 1, 9, 0x00000001\\n' ;;
      *"-f mjpeg"*) for last; do :; done; echo x > "\${last#file:}" ;;
      *) printf '#tb 0: 1/1\\n#dimensions 0: 9x9\\n' ;; esac`,
      'The video could not be read: it has more than 24 hours.',
    ],
  ])('and that %s fails', async (_, text, why) => {
    use(text);
    const { fileHash: hash } = await taken();
    expect(await settled(hash)).toMatchObject({ data: { status: 'failed' }, error: why });
    // Its bytes go just after that is said.
    await expect.poll(() => [incoming(backend), namesIn(backend, 'uploads')]).toEqual([[], []]);
    expect(await failures()).toBe(0);
  });
});

describe('reading it', () => {
  it.each([
    ['took too much of the processor', 'kill -9 $$', 'delayed'],
    ['met a full disk', 'echo "x: No space left on device" >&2; exit 1', 'disk_full'],
    ['met a broken disk', 'echo "x: Input/output error" >&2; exit 1', 'delayed'],
  ])('that %s is tried again', async (_, text, error) => {
    use(text);
    const { fileHash: hash } = await taken();
    expect(await waits(hash)).toMatchObject({ status: 'processing', error, duration: null });
    use(reads());
    expect((await settled(hash)).data).toMatchObject({ status: 'ready', duration: 12 });
    await expect.poll(failures).toBe(0);
  });

  it('is left to a process that has ffmpeg', async () => {
    use('kill -9 $$');
    const { fileHash: hash } = await taken();
    await waits(hash);
    const before = await failures();
    backend.ffmpeg = null;
    await expect.poll(() => isProcessing(hash)).toBe(false);
    backend.advance(120_000);
    await resumeFiles(backend);
    expect((await show(hash)).data.status).toBe('processing');
    expect([isProcessing(hash), await failures()]).toEqual([false, before]);
    expect(backend.logged.join('\n')).toContain('videos wait for a server with ffmpeg');
    use(reads());
    await resumeFiles(backend);
    expect((await settled(hash)).data.status).toBe('ready');
  });

  it('goes on where a process ended that had moved it already', async () => {
    use('kill -9 $$');
    const { fileHash: hash } = await taken();
    await waits(hash);
    const uploads = path.join(backend.mediaDir, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const source = path.join(backend.mediaDir, 'incoming', hash);
    renameSync(source, path.join(uploads, `${hash}-original`));
    use(reads());
    expect((await settled(hash)).data).toMatchObject({ status: 'ready', duration: 12 });
  });

  it('ends in nothing where the file is deleted meanwhile', async () => {
    use('kill -9 $$');
    const { fileHash: hash } = await taken();
    await waits(hash);
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    use(reads());
    await expect.poll(() => isProcessing(hash)).toBe(false);
    expect(await backend.db.$count(files, eq(files.hash, hash))).toBe(0);
  });
});

describe('in pieces', () => {
  const said = { purpose: 'post', filetype: 'video/quicktime', filename: 'film.mov' };
  const facts = { duration: '3', width: '4', height: '3' };
  const start = (fields: Record<string, string> = {}) =>
    begin(backend, ada, film('mov').length, { ...said, ...fields });

  it('it is refused before a byte moves without ffmpeg', async () => {
    const answer = await start();
    expect([answer.status, await errorsOf(answer)]).toEqual([422, Object.keys(facts)]);
    expect(pieces(backend)).toEqual([]);
  });

  it('it comes without a poster, which a video that says its facts needs', async () => {
    use(reads());
    expect(await errorsOf(await start(facts))).toEqual(['poster']);
    expect(await errorsOf(await start({ width: '4' }))).toEqual(['duration', 'height']);
    const answer = await start();
    expect(answer.status).toBe(201);
    const address = answer.headers.get('location') ?? '';
    const { fileHash: hash } = await takenIn(await patch(backend, ada, address, 0, film('mov')));
    expect((await settled(hash)).data).toMatchObject({ status: 'ready', duration: 12, width: 90 });
  });

  it('it goes on at a machine without ffmpeg, where one with it died before it moved it', async () => {
    use('kill -9 $$');
    const upload_id = randomUUID();
    const address = (await start({ upload_id })).headers.get('location') ?? '';
    const answer = await send({ upload_id });
    const { fileHash: hash } = (await answer.json()) as UploadAnswer;
    await waits(hash);
    backend.ffmpeg = null;
    await expect.poll(() => isProcessing(hash)).toBe(false);
    rmSync(path.join(backend.mediaDir, 'incoming', hash));
    await patch(backend, ada, address, 0, film('mov'));
    expect(incoming(backend)).toEqual([hash]);
    use(reads());
    await resumeFiles(backend);
    expect((await settled(hash)).data.status).toBe('ready');
  });
});
