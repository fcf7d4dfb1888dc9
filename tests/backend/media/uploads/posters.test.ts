import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import type { FileAnswer } from '#src/contract/media/file.ts';
import type { PosterAnswer } from '#src/contract/media/poster.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { storeFile } from '../../world.ts';
import { storeFilm } from '../captions/film.ts';
import { incoming } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  await storeFilm(backend, 'ada', { hash: 'film', bytes: 100 });
});

const frame = (background: string, width = 1_600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** `PUT /api/v1/files/{hash}/poster` as a browser sends it. */
async function choose(browser: Browser, hash: string, bytes: Uint8Array | null) {
  const form = new FormData();
  if (bytes) form.set('file', new File([new Uint8Array(bytes)], 'frame.jpg'));
  else form.set('nothing', 'here');
  const plain = new Request(testOrigin, { method: 'POST', body: form });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return backend.fetch(`/api/v1/files/${hash}/poster`, {
    method: 'PUT',
    body: await plain.arrayBuffer(),
    headers: {
      Accept: 'application/json',
      Origin: testOrigin,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      'Content-Type': plain.headers.get('content-type') ?? '',
      Cookie: cookie,
    },
  });
}

const addressOf = async (answer: Response) => ((await answer.json()) as PosterAnswer).thumb_url;
const shown = async () => {
  const answer = await ada.get('/api/v1/files/film');
  return ((await answer.json()) as FileAnswer).data;
};
const colourAt = async (url: string) => {
  const bytes = Buffer.from(await (await backend.fetch(url)).arrayBuffer());
  const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 85));
};
const rowOf = async () => {
  const [row] = await backend.db.select().from(files).where(eq(files.hash, 'film'));
  return row;
};
/** Stored posters of the video. */
const stored = () =>
  readdirSync(path.join(backend.mediaDir, 'uploads')).filter((name) => name.includes('poster'));

describe('the poster of a video', () => {
  test('is the chosen picture, drawn anew at an address of its own', async () => {
    const before = (await shown()).thumb_url ?? '';
    const answer = await choose(ada, 'film', await frame('#ff0000'));
    expect(answer.status).toBe(200);
    const now = await addressOf(answer);
    expect(new URL(now, testOrigin).pathname).not.toBe(new URL(before, testOrigin).pathname);
    const { thumb_url, placeholder } = await shown();
    expect(thumb_url).toBe(now);
    expect(placeholder).toMatch(/^#f[ef]0[0-3]0[0-3]$/);
    expect(await colourAt(now)).toEqual([3, 0, 0]);
    const row = await rowOf();
    expect(row?.variants.thumb).toMatchObject({ width: 1_280, height: 720, mime: 'image/webp' });
    expect(row?.bytes).toBe(100 - 'film thumb'.length + (row?.variants.thumb?.bytes ?? 0));
    expect(existsSync(path.join(backend.mediaDir, 'film-thumb'))).toBe(false);
    expect(incoming(backend)).toEqual([]);
  });

  test('is the last that was chosen, also at the addresses of those before', async () => {
    const first = await addressOf(await choose(ada, 'film', await frame('#ff0000')));
    const second = await addressOf(await choose(ada, 'film', await frame('#0000ff')));
    expect(second).not.toBe(first);
    for (const address of [first, second]) expect(await colourAt(address)).toEqual([0, 0, 3]);
    expect(stored()).toHaveLength(1);
    const renewed = await ada.post('/api/v1/media/addresses', { addresses: [first] });
    expect(await renewed.json()).toEqual({ data: [{ address: first, now: second }] });
  });

  test('chosen three times at the same moment leaves one', async () => {
    const pictures = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((one) => frame(one)));
    const answers = await Promise.all(pictures.map((one) => choose(ada, 'film', one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(stored()).toHaveLength(1);
    expect((await backend.fetch((await shown()).thumb_url ?? '')).status).toBe(200);
  });

  test('sent twice is one', async () => {
    const bytes = await frame('#ff0000');
    const first = await addressOf(await choose(ada, 'film', bytes));
    expect(await addressOf(await choose(ada, 'film', bytes))).toBe(first);
    expect(await colourAt(first)).toEqual([3, 0, 0]);
    expect(stored()).toHaveLength(1);
  });

  test.each([
    ['no picture', Buffer.from('It is a text.')],
    ['a cut picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['nothing', null],
  ])('is not %s', async (_, bytes) => {
    const answer = await choose(ada, 'film', bytes);
    expect(await refusalOf(answer)).toMatchObject({ status: 422 });
    expect((await shown()).thumb_url).toContain('/storage/film/thumb?');
  });

  test('is for its owner to choose, of a video that is ready', async () => {
    const bytes = await frame('#ff0000');
    const bo = await signedIn(backend, 'bo');
    expect((await choose(bo, 'film', bytes)).status).toBe(404);
    expect((await choose(await openBrowser(backend), 'film', bytes)).status).toBe(401);
    await storeFile(backend, 'ada', { hash: 'lake' });
    await storeFilm(backend, 'ada', { hash: 'late', status: 'processing' });
    expect(await refusalOf(await choose(ada, 'lake', bytes))).toMatchObject({
      status: 409,
      code: 'not_a_video',
    });
    expect(await refusalOf(await choose(ada, 'late', bytes))).toMatchObject({
      status: 409,
      code: 'not_ready',
    });
    expect((await choose(ada, 'gone', bytes)).status).toBe(404);
  });
});
