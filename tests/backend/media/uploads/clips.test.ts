import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { allLimits } from '#src/backend/config/limits.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { resumeFiles } from '#src/backend/media/uploads/process.ts';
import { clipOf } from '#src/backend/media/uploads/receive.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { putCaption } from '../captions/film.ts';
import { film } from './films.ts';
import { incoming, jpeg, multipart, streamOf, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const facts = { purpose: 'post', duration: '60', width: '1920', height: '1080' };

const send = async (clip: Uint8Array, bytes: Uint8Array = film('mp4'), poster?: Uint8Array) => {
  const given = poster ?? (await jpeg());
  const answer = await upload(backend, ada, bytes, facts, undefined, undefined, given, clip);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as UploadAnswer).fileHash;
};
const rowOf = async (hash: string) => {
  const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
  if (!row) throw new Error('There is no such file');
  return row;
};
const settled = (hash: string) =>
  passes(async () => {
    const row = await rowOf(hash);
    expect(row.status).not.toBe('processing');
    return row;
  });
/** The bytes that came go once the file says that it is ready. */
const nothingWaits = () => passes(async () => expect(incoming(backend)).toEqual([]));
const stored = (hash: string) => path.join(backend.mediaDir, 'uploads', `${hash}-clip`);

it.each(['mp4', 'webm'] as const)(
  'a clip of %s is kept as it came, shown to nobody',
  async (kind) => {
    const clip = film(kind, 1_700);
    const hash = await send(clip);
    const row = await settled(hash);
    const { thumb, original, clip: kept } = row.variants;
    expect(kept).toMatchObject({ mime: `video/${kind}`, bytes: clip.length, width: 1920 });
    expect(readFileSync(stored(hash)).equals(clip)).toBe(true);
    expect(row.isPreviewOffered).toBe(false);
    expect(row.bytes).toBe((thumb?.bytes ?? 0) + (original?.bytes ?? 0) + clip.length);
    await nothingWaits();
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(existsSync(stored(hash))).toBe(false);
  },
);

it.each([
  ['is too large', film('mp4', allLimits.clip_max_bytes + 1)],
  ['is no video', Buffer.from('<script>alert(1)</script>')],
  ['not every browser plays', film('mov')],
  ['is empty', Buffer.alloc(0)],
  ['is cut off', film('mp4').subarray(0, -1)],
])('a clip that %s is left out, and its video is taken', async (_, clip) => {
  const hash = await send(clip);
  const row = await settled(hash);
  expect(row.status).toBe('ready');
  expect(Object.keys(row.variants).toSorted()).toEqual(['original', 'thumb']);
  expect(existsSync(stored(hash))).toBe(false);
  await nothingWaits();
});

it('a clip of the largest size is kept whole', async () => {
  const clip = film('mp4', allLimits.clip_max_bytes);
  expect(clip.length).toBe(allLimits.clip_max_bytes);
  const { variants } = await settled(await send(clip));
  expect(variants.clip?.bytes).toBe(clip.length);
});

it('a picture has none, nor a video that is refused or whose poster is broken', async () => {
  const picture = await settled(await send(film('mp4'), await jpeg()));
  expect(picture.variants).not.toHaveProperty('clip');
  const whole = await jpeg();
  const broken = await settled(await send(film('mp4'), film('mp4'), whole.subarray(0, -200)));
  expect([broken.status, broken.variants]).toEqual(['failed', {}]);
  const refused = await upload(
    backend,
    ada,
    film('mp4'),
    { purpose: 'post' },
    undefined,
    undefined,
    whole,
    film('mp4'),
  );
  expect(refused.status).toBe(422);
  await nothingWaits();
});

it('a body that ends within its clip leaves nothing behind', async () => {
  const { bytes, type } = multipart([
    { name: 'file', filename: 'a.mp4', text: 'film' },
    { name: 'clip', filename: 'b.mp4', text: 'clip'.repeat(900) },
  ]);
  const cut = streamOf(bytes.subarray(0, -600));
  expect((await upload(backend, ada, null, {}, cut, type)).status).toBe(400);
  await nothingWaits();
});

it('what a process left unfinished goes on with its clip, however old it is', async () => {
  const hash = 'left';
  const folder = path.join(backend.mediaDir, 'incoming');
  const done = await send(film('mp4'));
  const { variants: _, ...rest } = await settled(done);
  await backend.db
    .insert(files)
    .values({ ...rest, hash, uploadId: null, status: 'processing', variants: {} });
  const source = path.join(folder, hash);
  writeFileSync(source, film('mp4'));
  writeFileSync(`${source}.poster`, await jpeg());
  writeFileSync(clipOf(source), film('webm'));
  writeFileSync(clipOf(path.join(folder, 'nobody')), film('webm'));
  backend.setClock(Date.now() - backend.clock().getTime() + 48 * 3_600_000);
  await sweepFiles(backend);
  expect(incoming(backend).toSorted()).toEqual([hash, `${hash}.clip`, `${hash}.poster`]);
  await resumeFiles(backend);
  expect((await settled(hash)).variants.clip?.mime).toBe('video/webm');
  await nothingWaits();
});

it('captions that come before a video is ready are counted with it', async () => {
  const hash = await send(film('mp4'));
  const text = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHi';
  const before = await putCaption(ada, hash, 'en', text);
  expect(before.status).toBe(200);
  const { bytes, variants } = await settled(hash);
  const kept = Object.values(variants).reduce((total, one) => total + one.bytes, 0);
  expect(bytes).toBe(kept + text.length + 1);
});
