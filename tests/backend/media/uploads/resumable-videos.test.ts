import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { film } from './films.ts';
import { begun, patch, pieces, taken } from './resumable-client.ts';
import { incoming, jpeg } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

const fileOf = async (hash: string) => {
  const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
  return row;
};
const isReady = (hash: string) =>
  passes(async () => expect((await fileOf(hash))?.status).toBe('ready'));
const whole = async (fields: Record<string, string>, content: Uint8Array) =>
  patch(backend, ada, await begun(backend, ada, content.length, fields), 0, content);

describe('a video', () => {
  const facts = { purpose: 'post', duration: '12', width: '1920', height: '1080' };

  it('comes after its poster and its clip, and takes them along', async () => {
    const own = { ...facts, upload_id: randomUUID() };
    expect((await whole({ ...own, part: 'poster' }, bytes)).status).toBe(204);
    expect((await whole({ ...own, part: 'clip' }, film('mp4', 1_700))).status).toBe(204);
    const video = film('mp4');
    const last = await whole({ ...own, filetype: 'video/mp4', filename: 'sea.mp4' }, video);
    const { fileHash, data } = await taken(last);
    expect(data).toMatchObject({ type: 'video', duration: 12, width: 1920, height: 1080 });
    await isReady(fileHash);
    const row = await fileOf(fileHash);
    expect(row?.name).toBe('sea.mp4');
    expect(Object.keys(row?.variants ?? {}).toSorted()).toEqual(['clip', 'original', 'thumb']);
    expect(pieces(backend)).toEqual([]);
    await expect.poll(() => incoming(backend)).toEqual([]);
    expect(await backend.db.$count(unfinishedUploads)).toBe(1);
  });

  it('leaves no poster that was begun again while it was taken', async () => {
    const own = { ...facts, upload_id: randomUUID() };
    await whole({ ...own, part: 'poster' }, bytes);
    const [poster] = await backend.db.select().from(unfinishedUploads);
    if (!poster) throw new Error('There is no poster.');
    const put = backend.media.put.bind(backend.media);
    vi.spyOn(backend.media, 'put').mockImplementationOnce(async (...args) => {
      const again = { ...poster, id: 'ab'.repeat(20) };
      await backend.db.delete(unfinishedUploads).where(eq(unfinishedUploads.id, poster.id));
      await backend.db.insert(unfinishedUploads).values(again).onConflictDoNothing();
      await put(...args);
    });
    const { fileHash } = await taken(await whole({ ...own, filetype: 'video/mp4' }, film('mp4')));
    await isReady(fileHash);
    const left = await backend.db.select().from(unfinishedUploads);
    expect(left.map(({ part }) => part)).toEqual(['file']);
  });

  it('of an unknown kind without a poster is refused at its end', async () => {
    const answer = await whole(facts, film('webm'));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: { poster: ['The poster field must be an image.'] },
    });
    expect(await backend.db.$count(unfinishedUploads)).toBe(0);
  });
});
