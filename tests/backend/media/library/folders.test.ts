import { beforeEach, describe, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { folders } from '#src/backend/db/schema/library.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { folderAnswer, foldersAnswer } from '#src/contract/media/folder.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { hostileTexts, idOf, storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});
const path = '/api/v1/library/folders';
const make = async (name: string, by = ada) => {
  const answer = await by.post(path, { name });
  expect(answer.status).toBe(201);
  return folderAnswer.parse(await answer.json()).data;
};
const all = async () => foldersAnswer.parse(await (await ada.get(path)).json()).data;
const put = (id: number, body: object) => ada.post(`${path}/${id}/items`, body);

test('made, listed by name, renamed, removed; the files stay', async () => {
  const sea = await make(' Sea ');
  const fog = await make('fog');
  expect((await all()).map(({ name }) => name)).toEqual(['fog', 'Sea']);
  const { hash } = await storeFile(backend, 'ada');
  expect(await (await put(sea.id, { add: [hash] })).json()).toEqual({ success: true, count: 1 });
  const renamed = await ada.send('PATCH', `${path}/${sea.id}`, { name: 'Ocean' });
  expect(folderAnswer.parse(await renamed.json()).data).toEqual({
    ...sea,
    name: 'Ocean',
    count: 1,
  });
  expect((await ada.send('DELETE', `${path}/${sea.id}`)).status).toBe(204);
  expect((await ada.send('DELETE', `${path}/${sea.id}`)).status).toBe(404);
  expect(await all()).toEqual([fog]);
  expect(await backend.db.select().from(files)).toHaveLength(1);
});

describe('names', () => {
  test('differ, whatever their case, but may be kept', async () => {
    const { id } = await make('Sea');
    await make('Fog');
    expect((await ada.post(path, { name: 'SEA' })).status).toBe(422);
    expect((await ada.send('PATCH', `${path}/${id}`, { name: 'fog' })).status).toBe(422);
    expect((await ada.send('PATCH', `${path}/${id}`, { name: 'sea' })).status).toBe(200);
    await make('Sea', await signedIn(backend, 'bo'));
  });

  test.each([[''], ['   '], ['x'.repeat(51)], [null]])('%j is refused', async (name) => {
    expect((await ada.post(path, { name })).status).toBe(422);
  });

  test('come back as they were', async () => {
    for (const text of hostileTexts.map((one) => one.trim().slice(0, 50))) {
      const { name } = await make(text);
      expect(name).toBe(text.trim());
    }
  });

  test('two of the same at once are one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.post(path, { name: 'Twin' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });

  test('no more than a hundred', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      userId: idOf('ada'),
      name: `folder ${index}`,
      createdAt: backend.clock(),
    }));
    await backend.db.insert(folders).values(rows);
    expect((await ada.post(path, { name: 'one more' })).status).toBe(422);
  });
});

describe('items', () => {
  test('the same again changes nothing; out again', async () => {
    const { id } = await make('Sea');
    const [one, two] = [await storeFile(backend, 'ada'), await storeFile(backend, 'ada')];
    await put(id, { add: [one.hash, two.hash, one.hash] });
    expect(await (await put(id, { add: [one.hash] })).json()).toMatchObject({ count: 2 });
    const out = { remove: [one.hash, 'never-there'] };
    expect(await (await put(id, out)).json()).toMatchObject({ count: 1 });
    expect(await (await put(id, out)).json()).toMatchObject({ count: 1 });
  });

  test('one’s own and bought ones, no others', async () => {
    const { id } = await make('Sea');
    const bought = await storeFile(backend, 'bo', { purpose: 'post' });
    const foreign = await storeFile(backend, 'bo');
    const post = await writePost(backend, 'bo', {
      isPaid: true,
      price: 300,
      media: [bought.hash],
    });
    const refused = await put(id, { add: [bought.hash, foreign.hash] });
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['add.0', 'add.1']);
    const sale = { postId: post.id, userId: idOf('ada'), amount: 300 };
    await backend.db.insert(postPurchases).values({ ...sale, createdAt: backend.clock() });
    expect((await put(id, { add: [bought.hash] })).status).toBe(200);
  });

  test('another member’s folder is not there', async () => {
    const { id } = await make('Theirs', await signedIn(backend, 'bo'));
    expect((await put(id, {})).status).toBe(404);
    expect((await ada.send('PATCH', `${path}/${id}`, { name: 'x' })).status).toBe(404);
    expect((await ada.send('DELETE', `${path}/${id}`)).status).toBe(404);
  });
});

test('guests have none', async () => {
  expect((await (await openBrowser(backend)).get(path)).status).toBe(401);
});
