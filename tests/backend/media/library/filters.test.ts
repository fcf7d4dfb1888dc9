import { beforeEach, expect, test } from 'vitest';
import { messageMedia } from '#src/backend/db/schema/chat.ts';
import { postVersionMedia, postVersions } from '#src/backend/db/schema/posts.ts';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const path = '/api/v1/library/uploaded';
const page = async (query: Record<string, string>) =>
  uploadedAnswer.parse(
    await (await ada.get(`${path}?${new URLSearchParams(query).toString()}`)).json(),
  );
const found = async (query: Record<string, string>) =>
  (await page(query)).data.map(({ hash }) => hash).toSorted();
const day = (date: number) => new Date(Date.UTC(2026, 9, date, 12));
const own = (hash: string, rest: Parameters<typeof storeFile>[2] = {}) =>
  storeFile(backend, 'ada', { hash, ...rest });

test('words are found in names and descriptions, whatever their case, accents and signs', async () => {
  await own('cafe', { name: 'Café 100%_a.jpg', alt: null });
  await own('lake', { name: 'IMG_204.jpg', alt: 'A Lake' });
  await own('bare', { name: null, alt: null });
  await storeFile(backend, 'bo', { hash: 'other', name: 'cafe.jpg' });
  expect(await found({ q: 'CAFE' })).toEqual(['cafe']);
  expect(await found({ q: ' lake ' })).toEqual(['lake']);
  expect(await found({ q: '%' })).toEqual(['cafe']);
  expect(await found({ q: ' ' })).toEqual(['bare', 'cafe', 'lake']);
  expect(await found({ q: 'nothing' })).toEqual([]);
  expect((await page({ q: 'nothing' })).meta.count).toBe(3);
});

test('kinds and days: the first day is in, the end is not', async () => {
  await own('old', { createdAt: day(1) });
  await own('film', { type: 'video', createdAt: day(2) });
  await own('young', { createdAt: day(3) });
  expect(await found({ type: 'video' })).toEqual(['film']);
  expect(await found({ from: day(2).toISOString() })).toEqual(['film', 'young']);
  expect(await found({ to: day(2).toISOString() })).toEqual(['old']);
  const both = { from: day(2).toISOString(), to: day(3).toISOString() };
  expect(await found(both)).toEqual(['film']);
  expect(await found({ ...both, type: 'image' })).toEqual([]);
});

test('not used yet: no post shows it or did when it was sold, and no message does', async () => {
  for (const hash of ['free', 'posted', 'sold', 'sent']) await own(hash);
  await writePost(backend, 'ada', { media: ['posted'] });
  const post = await writePost(backend, 'ada', { isPaid: true, price: 500 });
  const [version] = await backend.db
    .insert(postVersions)
    .values({ postId: post.id, endedAt: backend.clock() })
    .returning();
  const versionId = version?.id ?? 0;
  await backend.db.insert(postVersionMedia).values({ versionId, position: 0, fileHash: 'sold' });
  const { id: messageId } = await say(ada, 'bo', { message: 'See' });
  await backend.db.insert(messageMedia).values({ messageId, position: 0, fileHash: 'sent' });
  expect(await found({ unused: '1' })).toEqual(['free']);
  expect(await found({})).toEqual(['free', 'posted', 'sent', 'sold']);
});

test('pages under a filter follow one another without a gap', async () => {
  for (let each = 0; each < 90; each += 1)
    await own(`f${each}`, { type: each % 2 === 0 ? 'image' : 'video' });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data, meta } = await page({ type: 'video', ...(cursor && { cursor }) });
    seen.push(...data.map(({ hash }) => hash));
    cursor = meta.next_cursor;
  }
  expect(new Set(seen).size).toBe(45);
  expect(seen).toHaveLength(45);
});

test.each<Record<string, string>>([
  { type: 'gif' },
  { from: 'x' },
  { unused: 'true' },
  { q: 'a'.repeat(101) },
  { from: day(3).toISOString(), to: day(2).toISOString() },
])('%j is refused', async (query) => {
  expect((await ada.get(`${path}?${new URLSearchParams(query).toString()}`)).status).toBe(422);
});
