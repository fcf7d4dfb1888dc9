import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { limits } from '#src/backend/config/limits.ts';
import { videoKind } from '#src/backend/media/uploads/video-kind.ts';
import type { FileAnswer, UploadAnswer } from '#src/contract/media/file.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { passes } from '#tests/lib/passes.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { post, read } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { makePost } from '../../posts/writing.ts';
import { film } from './films.ts';
import { incoming, jpeg, picture, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

/** Of the same family as videos, and no video that browsers play. */
const others = {
  avif: '\0\0\0\x1cftypavis\0\0\0\0avismsf1iso8',
  matroska:
    '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x88matroska',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
};
const other = (kind: keyof typeof others) =>
  Buffer.concat([Buffer.from(others[kind], 'latin1'), Buffer.alloc(4_000, 7)]);
const facts = { purpose: 'post', duration: '134.2', width: '1920', height: '1080' };
const send = async (
  bytes: Uint8Array,
  fields: Record<string, string> = facts,
  poster?: Uint8Array,
) => upload(backend, ada, bytes, fields, undefined, undefined, poster);
const taken = async (bytes: Uint8Array, fields?: Record<string, string>) => {
  const answer = await send(bytes, fields, await jpeg());
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as UploadAnswer).fileHash;
};
const show = async (hash: string) =>
  (await (await ada.get(`/api/v1/files/${hash}`)).json()) as FileAnswer;
const settled = (hash: string) =>
  passes(async () => {
    const answer = await show(hash);
    expect(answer.data.status).not.toBe('processing');
    return answer;
  });
const refusedFor = async (answer: Response) => {
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
  return errors;
};

it.each(['webm', 'mp4', 'm4v', 'camera', 'mov'] as const)(
  '%s without notes of a camera is kept as it came, with its poster',
  async (kind) => {
    const bytes = film(kind);
    const { data, error } = await settled(await taken(bytes));
    expect([data.status, error]).toEqual(['ready', null]);
    expect(data).toMatchObject({ type: 'video', width: 1920, height: 1080, duration: 134.2 });
    expect(data.placeholder).toMatch(/^#[12][\da-f][34][\da-f][56][\da-f]$/u);
    const whole = await ada.get(data.url ?? '');
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole.headers.get('content-type')).toBe(
      kind === 'mov' ? 'video/quicktime' : kind === 'webm' ? 'video/webm' : 'video/mp4',
    );
    const part = await backend.fetch(data.url ?? '', { headers: { Range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 0-9/${bytes.length}`,
    ]);
    const poster = await ada.get(data.thumb_url ?? '');
    expect(poster.headers.get('content-type')).toBe('image/webp');
    expect(incoming(backend)).toEqual([]);
  },
);

it('is no face and no banner, and only of the kinds that browsers play', async () => {
  const poster = await jpeg();
  for (const purpose of ['avatar', 'banner']) {
    const kinds = await refusedFor(await send(film('webm'), { ...facts, purpose }, poster));
    expect(kinds['file']?.[0]).not.toMatch(/webm/u);
  }
  for (const kind of ['matroska', 'heic'] as const)
    expect((await refusedFor(await send(other(kind), facts, poster)))['file']?.[0]).toMatch(
      /mp4, webm, mov\.$/u,
    );
  expect(incoming(backend)).toEqual([]);
});

it('is no picture of several frames', () => {
  expect(videoKind(other('avif'))).toBeNull();
});

it('needs its length, its size and a poster that is a picture', async () => {
  const { purpose, ...rest } = facts;
  expect(Object.keys(await refusedFor(await send(film('mp4'), { purpose }, await jpeg())))).toEqual(
    Object.keys(rest),
  );
  expect(Object.keys(await refusedFor(await send(film('mp4'))))).toEqual(['poster']);
  expect(Object.keys(await refusedFor(await send(film('mp4'), facts, film('mp4'))))).toEqual([
    'poster',
  ]);
  const huge = { ...facts, duration: '1e12', width: '-3' };
  expect(Object.keys(await refusedFor(await send(film('mp4'), huge, await jpeg())))).toEqual([
    'duration',
    'width',
  ]);
  expect(incoming(backend)).toEqual([]);
});

it('may be larger than a picture, which may not be as large as a video', async () => {
  const bytes = limits.upload_max_bytes + 1;
  await settled(await taken(film('mp4', bytes)));
  const large = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(bytes)]);
  expect((await refusedFor(await send(large)))['file']?.[0]).toMatch(/25600 kilobytes/u);
});

it('of one intent is one file, and goes with its poster', async () => {
  const intent = { ...facts, upload_id: randomUUID() };
  const hash = await taken(film('mp4'), intent);
  expect((await send(film('mp4'), intent, await jpeg())).status).toBe(409);
  await settled(hash);
  const file = path.join(backend.mediaDir, 'uploads', `${hash}-original`);
  expect(existsSync(file)).toBe(true);
  expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
  await purgeDeletedOf(backend, idOf('ada'));
  expect(existsSync(file)).toBe(false);
});

it('of a paid message says how long it is, and is sent to its buyer alone', async () => {
  const hash = await taken(film('webm'), { ...facts, purpose: 'message' });
  await settled(hash);
  const bo = await signedIn(backend, 'bo');
  const paid = { message: 'x', fileHash: [hash], isPaid: true, price: 500 };
  expect((await post(ada, 'bo', paid)).status).toBe(200);
  const [locked] = await read(bo, 'ada');
  expect(locked?.contents).toMatchObject({ images: 0, videos: 1, duration: 134.2 });
  expect(locked?.media[0]).toMatchObject({ type: 'video', url: null, thumb_url: null });
  for (const name of ['original', 'thumb', 'full'])
    expect((await bo.get(`/storage/${hash}/${name}`)).status).toBe(403);
});

it('of a locked post sends no byte, and says how long it is', async () => {
  const hash = await taken(film('webm'));
  const { data: own } = await settled(hash);
  const sold = await makePost(ada, { text: 'x', media: [hash], is_paid: true, price: 500 });
  expect(sold.media[0]).toMatchObject({ type: 'video', url: own.url, thumb_url: own.thumb_url });
  for (const browser of [await signedIn(backend, 'bo'), await openBrowser(backend)]) {
    const answer = await browser.get(`/api/v1/profiles/ada/posts/${sold.id}`);
    const { data } = postAnswer.parse(await answer.json());
    expect(data.media_counts).toEqual({ images: 0, videos: 1, seconds: 134.2 });
    expect(data.media[0]).toMatchObject({ duration: 134.2, url: null, thumb_url: null });
    for (const name of ['original', 'thumb', 'full'])
      expect((await browser.get(`/storage/${hash}/${name}`)).status).toBe(403);
  }
});
