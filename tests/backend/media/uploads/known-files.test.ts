import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { contentMark as markInBrowser } from '#src/actors/media/content-mark.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { contentMark } from '#src/backend/media/uploads/content-mark.ts';
import type { Media, UploadAnswer } from '#src/contract/media/file.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { begun, patch } from './resumable-client.ts';
import { jpeg, picture, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

const markOf = async (content: Uint8Array) =>
  (await markInBrowser(new Blob([new Uint8Array(content)]))) ?? '';
const known = async (browser: Browser, content: Uint8Array, uploadId?: string) => {
  const upload = uploadId === undefined ? '' : `&upload_id=${uploadId}`;
  const answer = await browser.get(`/api/v1/files/known?mark=${await markOf(content)}${upload}`);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: Media | null };
  return data?.hash ?? null;
};
const sent = async (browser: Browser, fields: Record<string, string> = {}) => {
  const answer = await upload(backend, browser, bytes, fields);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as UploadAnswer).fileHash;
};

const piece = 5_242_880;
test.each([0, 1, 1_000, piece - 1, piece, piece + 1, 2 * piece, 2 * piece + 7])(
  'a device and the server make the same mark of %i bytes',
  async (size) => {
    const content = randomBytes(size);
    const file = path.join(backend.mediaDir, '..', 'marked');
    await writeFile(file, content);
    const mark = await contentMark(file);
    await rm(file);
    expect(mark).toMatch(/^[\da-f]{64}$/);
    expect(await markOf(content)).toBe(mark);
  },
);

test('the mark is of all bytes, in their order', async () => {
  const one = randomBytes(piece + 2);
  const swapped = Buffer.concat([one.subarray(2), one.subarray(0, 2)]);
  const marks = [one, swapped, one.subarray(1)].map(markOf);
  expect(new Set(await Promise.all(marks)).size).toBe(3);
});

test('a member is told the newest file of theirs that has these bytes', async () => {
  expect(await known(ada, bytes)).toBeNull();
  const first = await sent(ada);
  expect(await known(ada, bytes)).toBe(first);
  backend.advance(1_000);
  const second = await sent(ada, { purpose: 'post' });
  expect(await known(ada, bytes)).toBe(second);
  expect(await known(ada, await picture(601).jpeg().toBuffer())).toBeNull();
});

test('of an upload in pieces too', async () => {
  const uploadId = randomUUID();
  const address = await begun(backend, ada, bytes.length, { upload_id: uploadId });
  await patch(backend, ada, address, 0, bytes.subarray(0, 400));
  expect(await known(ada, bytes)).toBeNull();
  await patch(backend, ada, address, 400, bytes.subarray(400));
  const own = eq(files.uploadId, uploadId);
  const [row] = await backend.db.select({ hash: files.hash }).from(files).where(own);
  expect(await known(ada, bytes)).toBe(row?.hash);
});

test('no upload that goes on is a duplicate of the file that it became', async () => {
  const uploadId = randomUUID();
  const first = await sent(ada, { upload_id: uploadId });
  expect(await known(ada, bytes, randomUUID())).toBe(first);
  expect(await known(ada, bytes, uploadId)).toBeNull();
  await backend.db.update(files).set({ status: 'failed' }).where(eq(files.uploadId, uploadId));
  backend.advance(1_000);
  const second = await sent(ada);
  expect(await known(ada, bytes, uploadId)).toBe(second);
});

test('nobody learns of other people’s files, and a guest of none', async () => {
  await sent(ada);
  expect(await known(await signedIn(backend, 'bo'), bytes)).toBeNull();
  const guest = await openBrowser(backend);
  expect((await guest.get(`/api/v1/files/known?mark=${await markOf(bytes)}`)).status).toBe(401);
});

test('what failed, was deleted, or is a face is not offered', async () => {
  await sent(ada, { purpose: 'avatar' });
  expect(await known(ada, bytes)).toBeNull();
  const failed = await sent(ada);
  await backend.db.update(files).set({ status: 'failed' }).where(eq(files.hash, failed));
  expect(await known(ada, bytes)).toBeNull();
  const deleted = await sent(ada);
  expect(await known(ada, bytes)).toBe(deleted);
  expect((await ada.send('DELETE', `/api/v1/files/${deleted}`)).status).toBe(204);
  expect(await known(ada, bytes)).toBeNull();
});

test('it is offered again once a deletion was undone', async () => {
  const hash = await sent(ada);
  await ada.send('DELETE', `/api/v1/files/${hash}`);
  await ada.post('/api/v1/library/restore', { hashes: [hash] });
  expect(await known(ada, bytes)).toBe(hash);
});

test.each([
  '',
  '?mark=',
  '?mark=abc',
  `?mark=${'G'.repeat(64)}`,
  `?mark=${'a'.repeat(65)}`,
  `?mark=${'a'.repeat(64)}&upload_id=1`,
])('a question that is none is refused: %s', async (query) => {
  expect((await ada.get(`/api/v1/files/known${query}`)).status).toBe(422);
});
