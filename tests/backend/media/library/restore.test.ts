import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { captions, files } from '#src/backend/db/schema/files.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { openBrowser, refusalOf, signedIn } from '../../auth/browser.ts';
import { idOf, storeFile } from '../../world.ts';
import { makeFolder } from './move-world.ts';
import { openDeletions, restorePath, type DeletionWorld } from './restore-world.ts';

let world: DeletionWorld;
beforeEach(async () => {
  world = await openDeletions();
});

test('rows, captions and folders come back as they were, and the same again answers alike', async () => {
  const { ada, backend, own, removed, restored, rows, texts, kept } = world;
  const mark = { language: 'en', mark: 'abc', bytes: 40 };
  await own('sea', { type: 'video', duration: 1 / 3, captions: [mark], bytes: 70 });
  await own('fog', { isPreviewOffered: true, uploadId: randomUUID() });
  for (const language of ['en', 'fr'])
    await backend.db
      .insert(captions)
      .values({ fileHash: 'sea', language, body: 'Héé, "sea"', createdAt: backend.clock() });
  const [one, two] = [await makeFolder(ada, 'One'), await makeFolder(ada, 'Two')];
  const inFolders = () => ada.get('/api/v1/library/folders');
  await ada.post(`/api/v1/library/folders/${one}/items`, { add: ['sea', 'fog'] });
  await ada.post(`/api/v1/library/folders/${two}/items`, { add: ['sea'] });
  const before = [await rows(), await texts(), await (await inFolders()).json()];
  backend.advance(5_000);

  expect(await removed('sea', 'fog')).toEqual(['fog', 'sea']);
  expect([await rows(), await texts()]).toEqual([[], []]);
  expect(await kept()).toEqual(['fog', 'sea']);
  expect(await restored('sea', 'fog')).toEqual(['fog', 'sea']);
  expect([await rows(), await texts(), await (await inFolders()).json()]).toEqual(before);
  expect(await kept()).toEqual([]);
  expect(await restored('sea', 'fog')).toEqual(['fog', 'sea']);
  expect(await rows()).toHaveLength(2);
});

test('a folder that was deleted meanwhile is left out, and the file is back all the same', async () => {
  const { ada, own, removed, restored } = world;
  await own('sea');
  const [gone, stays] = [await makeFolder(ada, 'Gone'), await makeFolder(ada, 'Stays')];
  for (const folder of [gone, stays])
    await ada.post(`/api/v1/library/folders/${folder}/items`, { add: ['sea'] });
  await removed('sea');
  await ada.send('DELETE', `/api/v1/library/folders/${gone}`);
  expect(await restored('sea')).toEqual(['sea']);
  const { data } = (await (await ada.get('/api/v1/library/folders')).json()) as { data: unknown };
  expect(data).toEqual([{ id: stays, name: 'Stays', count: 1 }]);
});

test('DELETE /files/{hash} is undone in the same way', async () => {
  const { ada, own, restored, kept, hasBytes } = world;
  await own('sea');
  expect((await ada.send('DELETE', '/api/v1/files/sea')).status).toBe(204);
  expect([await kept(), hasBytes('sea')]).toEqual([['sea'], true]);
  expect(await restored('sea')).toEqual(['sea']);
});

test('only their owner restores them, and a hash that nobody deleted is not answered', async () => {
  const { backend, own, removed, restored, rows, kept } = world;
  await storeFile(backend, 'bo', { hash: 'other' });
  await own('sea');
  await removed('sea');
  const bo = await signedIn(backend, 'bo');
  const answer = await bo.post(restorePath, { hashes: ['sea', 'other', 'unknown'] });
  expect(await answer.json()).toEqual({ restored: ['other'] });
  expect([(await rows()).map(({ hash }) => hash), await kept()]).toEqual([['other'], ['sea']]);
  expect(await restored('other', 'unknown')).toEqual([]);
});

test('a deletion frees the storage at once; without room for all, none is restored', async () => {
  const { backend, own, removed, restored, restore, rows, kept } = world;
  backend.settings.storagePerMember = 100;
  await own('sea', { bytes: 50 });
  await own('fog', { bytes: 30 });
  await removed('sea', 'fog');
  await own('new', { bytes: 21 });
  expect(await refusalOf(await restore(['sea', 'fog']))).toMatchObject({
    status: 409,
    code: 'storage_full',
  });
  expect([(await rows()).map(({ hash }) => hash), await kept()]).toEqual([['new'], ['fog', 'sea']]);
  expect(await restored('sea')).toEqual(['sea']);
  expect(await restored('sea', 'new')).toEqual(['new', 'sea']);
});

test('what was uploaded again comes back beside it, without the name of that upload', async () => {
  const { own, removed, restored, rows } = world;
  const [first, second] = [randomUUID(), randomUUID()];
  await own('one', { uploadId: first });
  await own('two', { uploadId: second });
  await removed('one', 'two');
  await own('again', { uploadId: first });
  await removed('again');
  await own('thrice', { uploadId: first });
  expect(await restored('one', 'two', 'again')).toEqual(['again', 'one', 'two']);
  expect((await rows()).map(({ hash, uploadId }) => [hash, uploadId])).toEqual([
    ['again', null],
    ['one', null],
    ['thrice', first],
    ['two', second],
  ]);
});

test('an address of a deleted file answers 404, and works again once it is back', async () => {
  const { ada, backend, own, removed, restored } = world;
  await own('sea');
  const { url } = mediaUrl(backend, 'sea', 'full', idOf('ada'));
  const seen = async () => (await ada.get(url)).status;
  expect(await seen()).toBe(200);
  await removed('sea');
  expect([await seen(), (await ada.get('/api/v1/files/sea')).status]).toEqual([404, 404]);
  await restored('sea');
  expect(await seen()).toBe(200);
});

test('five hundred come back in one call', async () => {
  const { backend, own, removed, restored, rows } = world;
  const row = await own('f000');
  const hashes = Array.from({ length: 500 }, (_, each) => `f${String(each).padStart(3, '0')}`);
  await backend.db.insert(files).values(hashes.slice(1).map((hash) => ({ ...row, hash })));
  expect(await removed(...hashes)).toEqual(hashes);
  expect(await restored(...hashes)).toEqual(hashes);
  expect(await rows()).toHaveLength(500);
});

test('no file, more than five hundred, and guests are refused', async () => {
  const { backend, restore } = world;
  const many = Array.from({ length: 501 }, (_, each) => `f${each}`);
  for (const hashes of [[], many]) expect((await restore(hashes)).status).toBe(422);
  expect((await (await openBrowser(backend)).post(restorePath, { hashes: ['x'] })).status).toBe(
    401,
  );
});
