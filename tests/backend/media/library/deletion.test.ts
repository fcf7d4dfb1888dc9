import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { purgeDeleted } from '#src/backend/media/uploads/purge-deleted.ts';
import { filesDeleteAnswer, filesDeleteEffects } from '#src/contract/media/deletion.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const root = '/api/v1/library/delete';
const effects = async (hashes: string[]) =>
  filesDeleteEffects.parse(await (await ada.post(`${root}/effects`, { hashes })).json());
const remove = async (hashes: string[]) =>
  filesDeleteAnswer.parse(await (await ada.post(root, { hashes })).json());
const left = async () => (await backend.db.select().from(files)).map(({ hash }) => hash).toSorted();

const full = (hash: string) => existsSync(path.join(backend.mediaDir, `${hash}-full.webp`));

/** Files that nothing shows, and one each in a post, a message and a profile. */
async function someFiles() {
  const own = (hash: string) => storeFile(backend, 'ada', { hash, name: `${hash}.jpg` });
  for (const hash of ['free', 'idle', 'posted', 'sent', 'face']) await own(hash);
  await writePost(backend, 'ada', { title: 'Fog', media: ['posted'] });
  await say(ada, 'bo', { fileHash: ['sent'] });
  await backend.db
    .update(users)
    .set({ profilePhoto: 'face' })
    .where(eq(users.id, idOf('ada')));
  return ['free', 'idle', 'posted', 'sent', 'face'];
}

test('the effects say what would go and what would stay, with where; nothing is done', async () => {
  const all = await someFiles();
  const before = await left();
  const { unused, kept } = await effects(all);
  expect([unused, kept.count]).toEqual([2, 3]);
  const uses = Object.fromEntries(kept.files.map(({ hash, ...rest }) => [hash, rest]));
  expect(uses['posted']).toMatchObject({
    name: 'posted.jpg',
    uses: { posts: { count: 1, latest: [{ name: 'Fog' }] }, messages: { count: 0 } },
  });
  expect(uses['sent']).toMatchObject({
    uses: { messages: { latest: [{ with: { id: idOf('bo') } }] } },
  });
  expect(await left()).toEqual(before);
});

test('one call deletes what nothing shows and keeps the rest, and the bytes go later; again is nothing more', async () => {
  const all = await someFiles();
  expect(full('free')).toBe(true);
  const { deleted, kept } = await remove(all);
  expect(deleted.toSorted()).toEqual(['free', 'idle']);
  expect(kept.count).toBe(3);
  expect([full('free'), full('posted')]).toEqual([true, true]);
  expect(await left()).toEqual(['face', 'posted', 'sent']);
  expect(await remove(all)).toMatchObject({ deleted: [], kept: { count: 3 } });
  backend.advance(3_600_000);
  await purgeDeleted(backend);
  expect([full('free'), full('posted')]).toEqual([false, true]);
});

test('ten of those that stay are listed, and all are counted', async () => {
  const hashes = Array.from({ length: 12 }, (_, each) => `f${each}`);
  for (const hash of hashes) await storeFile(backend, 'ada', { hash });
  await writePost(backend, 'ada', { media: hashes });
  const { kept } = await effects(hashes);
  expect([kept.count, kept.files.length]).toEqual([12, 10]);
});

test('files of others, faces and unknown ones are neither deleted nor named', async () => {
  await storeFile(backend, 'bo', { hash: 'other' });
  await storeFile(backend, 'ada', { hash: 'avatar', purpose: 'avatar' });
  const none = { kept: { count: 0, files: [] } };
  const asked = ['other', 'avatar', 'unknown'];
  expect(await effects(asked)).toEqual({ unused: 0, ...none });
  expect(await remove(asked)).toEqual({ deleted: [], ...none });
  expect(await left()).toEqual(['avatar', 'other']);
});

test('no file, more than five hundred, and guests are refused', async () => {
  const many = Array.from({ length: 501 }, (_, each) => `f${each}`);
  for (const hashes of [[], many]) {
    expect((await ada.post(root, { hashes })).status).toBe(422);
    expect((await ada.post(`${root}/effects`, { hashes })).status).toBe(422);
  }
  expect((await (await openBrowser(backend)).post(root, { hashes: ['x'] })).status).toBe(401);
});
