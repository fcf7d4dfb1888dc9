import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { messageMedia, messages } from '#src/backend/db/schema/chat.ts';
import { postVersionMedia, postVersions, posts } from '#src/backend/db/schema/posts.ts';
import { fileUsesAnswer } from '#src/contract/media/uses.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const path = (hash: string) => `/api/v1/files/${hash}/uses`;
const uses = async (hash: string) =>
  fileUsesAnswer.parse(await (await ada.get(path(hash))).json()).data;

const post = (id: number) => `/ada/post/${id}`;

test('a file that nothing shows', async () => {
  const { hash } = await storeFile(backend, 'ada');
  const none = { count: 0, latest: [] };
  expect(await uses(hash)).toEqual({ posts: none, messages: none });
});

test('posts by title or first words, with where each is, and those it was sold in', async () => {
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const media = [hash];
  const titled = await writePost(backend, 'ada', { title: 'Fog', media });
  const worded = await writePost(backend, 'ada', { title: null, text: 'w'.repeat(200), media });
  const draft = await writePost(backend, 'ada', { title: 'Later', media });
  await backend.db
    .update(posts)
    .set({ status: 'draft', publishedAt: null })
    .where(eq(posts.id, draft.id));
  const sold = await writePost(backend, 'ada', { title: 'Before' });
  const [version] = await backend.db
    .insert(postVersions)
    .values({ postId: sold.id, endedAt: backend.clock() })
    .returning();
  const versionId = version?.id ?? 0;
  await backend.db.insert(postVersionMedia).values({ versionId, position: 0, fileHash: hash });
  await backend.db.update(posts).set({ deletedAt: backend.clock() }).where(eq(posts.id, sold.id));
  const { count, latest } = (await uses(hash)).posts;
  expect(count).toBe(4);
  const shown = latest.map(({ id, name, status, path: to }) => [id, name, status, to]);
  expect(shown.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [titled.id, 'Fog', 'published', post(titled.id)],
    [worded.id, 'w'.repeat(80), 'published', post(worded.id)],
    [draft.id, 'Later', 'draft', `${post(draft.id)}/edit`],
    [sold.id, 'Before', 'deleted', null],
  ]);
});

test('the twenty latest messages with whom they were sent to, and the number of all', async () => {
  const { hash } = await storeFile(backend, 'ada');
  const { id } = await say(ada, 'bo', { fileHash: [hash] });
  const [first] = await backend.db.select().from(messages).where(eq(messages.id, id));
  if (!first) throw new Error('No message was stored');
  const { id: _, clientKey: __, ...rest } = first;
  const more = await backend.db
    .insert(messages)
    .values(Array.from({ length: 20 }, () => ({ ...rest })))
    .returning();
  await backend.db
    .insert(messageMedia)
    .values(more.map((row) => ({ messageId: row.id, position: 0, fileHash: hash })));
  const { count, latest } = (await uses(hash)).messages;
  expect(count).toBe(21);
  expect(latest).toHaveLength(20);
  expect(latest[0]?.with.username).toBe('bo');
  const ids = latest.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('files of others, and guests', async () => {
  const { hash } = await storeFile(backend, 'bo');
  expect((await ada.get(path(hash))).status).toBe(404);
  expect((await ada.get(path('unknown'))).status).toBe(404);
  expect((await (await openBrowser(backend)).get(path(hash))).status).toBe(401);
});
