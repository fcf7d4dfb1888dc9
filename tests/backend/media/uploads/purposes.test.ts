import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import { messageMedia } from '#src/backend/db/schema/chat.ts';
import { postMedia } from '#src/backend/db/schema/posts.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { refusalOf, signedIn } from '../../auth/browser.ts';
import { post, say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { storeFile, subscribe, writePost } from '../../world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

test.each(['avatar', 'banner'] as const)(
  'a file uploaded as %s is no attachment, of one message or of many',
  async (purpose) => {
    const { hash } = await storeFile(backend, 'ada', { purpose });
    await subscribe(backend, 'bo', 'ada');
    const ada = await signedIn(backend, 'ada');
    const paid = { message: 'Secret', fileHash: [hash], isPaid: true, price: 500 };
    for (const words of [paid, { ...paid, rcpt: 'subscribers' }]) {
      const refusal = await refusalOf(await post(ada, 'bo', words));
      expect(refusal.status).toBe(422);
      expect(refusal.errors).toHaveProperty(['fileHash.0']);
    }
  },
);

test('a face is no file of a folder', async () => {
  const ada = await signedIn(backend, 'ada');
  const face = await storeFile(backend, 'ada', { purpose: 'avatar' });
  const folder = (await (await ada.post('/api/v1/library/folders', { name: 'Lakes' })).json()) as {
    data: { id: number };
  };
  const path = `/api/v1/library/folders/${folder.data.id}/items`;
  expect((await ada.post(path, { add: [face.hash], remove: [] })).status).toBe(422);
});

test('what a locked message or post shows never answers without right, whatever it was uploaded for', async () => {
  const ada = await signedIn(backend, 'ada');
  const { id } = await say(ada, 'bo', { message: 'Secret', isPaid: true, price: 500 });
  const inMessage = await storeFile(backend, 'ada', { purpose: 'avatar' });
  await backend.db
    .insert(messageMedia)
    .values({ messageId: id, position: 0, fileHash: inMessage.hash });
  const inPost = await storeFile(backend, 'ada', { purpose: 'banner' });
  const { id: postId } = await writePost(backend, 'ada', { price: 500 });
  await backend.db.insert(postMedia).values({ postId, position: 0, fileHash: inPost.hash });
  for (const { hash } of [inMessage, inPost])
    for (const variant of ['full', 'thumb', 'original'])
      expect((await backend.fetch(`/storage/${hash}/${variant}`)).status).toBe(403);
  await signedIn(backend, 'bo');
  const signed = await backend.fetch(mediaUrl(backend, inMessage.hash, 'full', 2).url);
  const locked = await backend.fetch(mediaUrl(backend, inMessage.hash, 'full', 3).url);
  expect(locked.status).toBe(404);
  expect(signed.headers.get('cache-control')).toMatch(/^private/);
  const face = await storeFile(backend, 'ada', { purpose: 'avatar' });
  expect((await backend.fetch(`/storage/${face.hash}/full`)).status).toBe(200);
});

test('a face that nobody has goes after a day, with its bytes; one that is had stays', async () => {
  const kept = await storeFile(backend, 'ada', { purpose: 'avatar', uploadId: randomUUID() });
  const unused = await storeFile(backend, 'ada', { purpose: 'banner', uploadId: randomUUID() });
  await backend.db.update(users).set({ profilePhoto: kept.hash }).where(eq(users.id, 2));
  expect(await sweepFiles(backend)).toBe(0);
  backend.advance(25 * 3_600_000);
  expect(await sweepFiles(backend)).toBe(1);
  const left = await backend.db
    .select()
    .from(files)
    .where(inArray(files.hash, [kept.hash, unused.hash]));
  expect(left.map(({ hash }) => hash)).toEqual([kept.hash]);
});
