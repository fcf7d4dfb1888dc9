import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import type { FileAnswer, UploadAnswer } from '#src/contract/media/file.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { passes } from '#tests/lib/passes.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { follow, idOf, writePost, type Name } from '../../world.ts';
import { film } from './films.ts';
import { moving } from './picture-files.ts';
import { picture, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const large = () => picture(3_000, 1_500).jpeg().toBuffer();

/** A file of ada's that is ready, as she sees it. */
async function ready(bytes: Uint8Array, fields: Record<string, string> = {}, poster?: Uint8Array) {
  const answer = await upload(backend, ada, bytes, fields, undefined, undefined, poster);
  const { fileHash }: UploadAnswer = await answer.json();
  return passes(async () => {
    const { data }: FileAnswer = await (await ada.get(`/api/v1/files/${fileHash}`)).json();
    expect(data.status).toBe('ready');
    return data;
  });
}

/** Names of the renderings that are stored of a file. */
const stored = (hash: string) =>
  readdirSync(path.join(backend.mediaDir, 'uploads'))
    .filter((name) => name.startsWith(hash))
    .map((name) => name.slice(hash.length + 1))
    .toSorted();

const statusOf = async (hash: string, reader: Name | null) =>
  (await backend.fetch(mediaUrl(backend, hash, 'medium', reader && idOf(reader)).url)).status;

describe('the medium size', () => {
  it('is there of a picture that is larger, and goes with it', async () => {
    const { hash, medium_url: url } = await ready(await large());
    expect(url).toMatch(new RegExp(`^/storage/${hash}/medium\\?expires=`));
    expect(stored(hash)).toEqual(['full.webp', 'medium.webp', 'source', 'thumb.webp']);
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(stored(hash)).toEqual([]);
  });

  it('counts as what its owner keeps', async () => {
    const { hash } = await ready(await large());
    const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
    const kept = Object.values(row?.variants ?? {}).reduce((total, { bytes }) => total + bytes, 0);
    expect([Object.keys(row?.variants ?? {}).length, row?.bytes]).toEqual([4, kept]);
  });

  it.each([
    ['a picture that is no larger', () => picture(1_024, 600).jpeg().toBuffer()],
    ['one that moves', async () => (await moving(2, 1_500, 400)).gif({ effort: 1 }).toBuffer()],
  ])('is not there of %s', async (_, make) => {
    const data = await ready(await make());
    expect(data).not.toHaveProperty('medium_url');
    expect(stored(data.hash)).toEqual(['full.webp', 'source', 'thumb.webp']);
    expect(await statusOf(data.hash, 'ada')).toBe(404);
  });

  it('is not there of a poster', async () => {
    const facts = { purpose: 'post', duration: '9', width: '1920', height: '1080' };
    const data = await ready(film('mp4'), facts, await large());
    expect(data).not.toHaveProperty('medium_url');
    expect(stored(data.hash)).toEqual(['full.webp', 'original']);
  });

  it('of a locked picture has no address, and is delivered to no one without access', async () => {
    const { hash } = await ready(await large(), { purpose: 'post' });
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500, media: [hash] });
    await follow(backend, 'bo', 'ada');
    const bo = await signedIn(backend, 'bo');
    for (const browser of [bo, await openBrowser(backend)]) {
      const text = await (await browser.get(`/api/v1/profiles/ada/posts/${id}`)).text();
      expect(text).not.toContain('medium');
      expect(text).not.toContain('/storage/');
    }
    expect([await statusOf(hash, 'bo'), await statusOf(hash, null)]).toEqual([404, 404]);
    expect((await bo.get(`/storage/${hash}/medium`)).status).toBe(403);
    const own = postAnswer.parse(await (await ada.get(`/api/v1/profiles/ada/posts/${id}`)).json());
    expect(own.data.media[0]?.medium_url).toContain(`/storage/${hash}/medium?`);
    expect(await statusOf(hash, 'ada')).toBe(200);
  });
});
