import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { bringSeed } from '#src/backend/media/store/bring-seed.ts';
import { purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { confirmed, openBrowser, signedIn } from '../../auth/browser.ts';
import { makePost } from '../../posts/writing.ts';
import { idOf } from '../../world.ts';
import { copyOf } from '../../settings/exports/export-world.ts';
import { film } from '../uploads/films.ts';
import { jpeg } from '../uploads/uploading.ts';
import { begun, tus } from '../uploads/resumable-client.ts';
import { createBucketWorld, keysIn, localFiles, ready, type BucketWorld } from './bucket-world.ts';

let world: BucketWorld;
beforeEach(async () => {
  world = await createBucketWorld();
});
afterEach(() => world.server.close());

const ofAda = (hash: string, name: 'full' | 'thumb' | 'original' | 'clip') =>
  mediaUrl(world.backend, hash, name, idOf('ada')).url;
const read = (url: string, range?: string) =>
  world.backend.fetch(url, range === undefined ? {} : { headers: { range } });

describe('a picture', () => {
  it('goes to its reader by the bucket, and leaves nothing on this machine', async () => {
    const hash = await ready(world, 'picture');
    expect(keysIn(world.server)).toEqual([
      `uploads/${hash}-full.webp`,
      `uploads/${hash}-source`,
      `uploads/${hash}-thumb.webp`,
    ]);
    expect(localFiles(world.backend)).toEqual([]);
    const stored = world.server.bucket.objects.get(`uploads/${hash}-full.webp`);
    expect(stored?.type).toBe('image/webp');
    const answer = await read(ofAda(hash, 'full'));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(stored?.bytes);
  });

  it('goes from the bucket once it is deleted for good', async () => {
    const { ada, backend, server } = world;
    const hash = await ready(world, 'picture');
    expect((await ada.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(204);
    await purgeDeletedOf(backend, idOf('ada'));
    expect(keysIn(server)).toEqual([]);
    expect((await read(ofAda(hash, 'full'))).status).toBe(404);
  });

  it('is cut for a face', async () => {
    const { ada, backend, server } = world;
    const hash = await ready(world, 'picture');
    await backend.db.update(files).set({ purpose: 'avatar' }).where(eq(files.hash, hash));
    expect((await ada.send('POST', '/api/v1/me/profile_photo', { hash })).status).toBe(200);
    const align = { x: 20, y: 30, scale: 2 };
    const cut = await ada.send('PATCH', '/api/v1/me/profile_photo/alignment', align);
    expect(cut.status, await cut.clone().text()).toBe(200);
    expect(keysIn(server)).toHaveLength(5);
    expect(localFiles(backend)).toEqual([]);
  });

  it('is in the copy of everything that is its owner’s', async () => {
    const hash = await ready(world, 'picture');
    const { bytes } = world.server.bucket.objects.get(`uploads/${hash}-source`) ?? {};
    const copy = await copyOf(world.backend, await confirmed(world.backend, 'ada'));
    expect(copy.get(`media/own/${hash}.jpg`)).toEqual(bytes);
  });
});

describe('a video', () => {
  it('is read by ranges, each of which is all that is asked of the bucket', async () => {
    const { server, backend } = world;
    const hash = await ready(world, 'video');
    const names = ['clip', 'full.webp', 'original'];
    expect(keysIn(server)).toEqual(names.map((name) => `uploads/${hash}-${name}`));
    expect(localFiles(backend)).toEqual([]);
    const whole = film('mp4', 9_000_000);
    const part = await read(ofAda(hash, 'original'), 'bytes=8388600-8388699');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 8388600-8388699/9000000');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(8_388_600, 8_388_700));
    server.calls.length = 0;
    expect((await read(ofAda(hash, 'original'), 'bytes=9000000-')).status).toBe(416);
    const etag = `"${hash}-original"`;
    const kept = await backend.fetch(ofAda(hash, 'original'), {
      headers: { 'If-None-Match': etag },
    });
    expect(kept.status).toBe(304);
    expect(server.calls.filter((call) => call.startsWith('GET'))).toEqual([]);
  });

  it('that is locked sends no byte to strangers: the bucket is not even asked', async () => {
    const { ada, backend, server } = world;
    const hash = await ready(world, 'video');
    const { id } = await makePost(ada, { text: 'x', media: [hash], is_paid: true, price: 500 });
    const bo = await signedIn(backend, 'bo');
    server.calls.length = 0;
    for (const browser of [bo, await openBrowser(backend)]) {
      const shown = await browser.get(`/api/v1/profiles/ada/posts/${id}`);
      const { data } = postAnswer.parse(await shown.json());
      expect(data.media[0]).toMatchObject({ type: 'video', url: null, thumb_url: null });
    }
    for (const name of ['original', 'full', 'clip', 'thumb'] as const)
      for (const reader of [idOf('bo'), null]) {
        const answer = await read(mediaUrl(backend, hash, name, reader).url);
        expect(answer.status, name).toBe(404);
        expect(await answer.text()).not.toContain('ftyp');
      }
    expect(server.calls).toEqual([]);
  });
});

it('pictures of the demo world are brought to the bucket, once', async () => {
  const { backend, server } = world;
  mkdirSync(path.join(backend.mediaDir, 'seed'), { recursive: true });
  writeFileSync(path.join(backend.mediaDir, 'seed', 'ada.webp'), 'a face');
  await bringSeed(backend);
  expect(keysIn(server)).toEqual(['seed/ada.webp']);
  server.calls.length = 0;
  await bringSeed(backend);
  expect(server.calls).toEqual(['HEAD seed/ada.webp']);
});

it('an upload in pieces ends in the bucket', async () => {
  const { backend, ada, server } = world;
  const bytes = await jpeg();
  const address = await begun(backend, ada, bytes.length);
  const answer = await tus(backend, ada, 'PATCH', address, {
    headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  await expect.poll(() => keysIn(server).filter((key) => key.endsWith('.webp'))).toHaveLength(2);
  await expect.poll(() => keysIn(server).join()).not.toContain('incoming/');
  expect(localFiles(backend)).toEqual([]);
});

it('the bucket gives none of it to anybody without a key', async () => {
  const hash = await ready(world, 'picture');
  const { endpoint, bucket } = world.server.settings;
  for (const place of [`uploads/${hash}-full.webp`, '', '?list-type=2'])
    expect((await fetch(`${endpoint}/${bucket}/${place}`)).status).toBe(403);
});
