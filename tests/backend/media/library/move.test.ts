import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { messageMedia, messagePurchases } from '#src/backend/db/schema/chat.ts';
import { postPurchases } from '#src/backend/db/schema/posts.ts';
import { openBrowser, signedIn } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { idOf, storeFile, writePost } from '../../world.ts';
import {
  makeFolder,
  movePath,
  openFolders,
  ordered,
  swapped,
  type FolderWorld,
} from './move-world.ts';

let world: FolderWorld;
beforeEach(async () => {
  world = await openFolders();
});

describe('one call moves files', () => {
  test('five hundred of them, and the swapped call restores exactly what was', async () => {
    const { sea, fog, move, inFolders, someFiles } = world;
    const all = await someFiles(500);
    const [there, here] = [all.slice(0, 40), all.slice(20)];
    await move({ folder_id: fog, add: there }, { folder_id: sea, add: here });
    const before = await inFolders();
    const changed = await move({ folder_id: fog, add: all }, { folder_id: sea, remove: all });
    expect(ordered(changed)).toEqual([
      { folder_id: fog, added: all.slice(40), removed: [] },
      { folder_id: sea, added: [], removed: here },
    ]);
    expect(await inFolders()).toEqual(all.map((hash) => `${fog} ${hash}`));
    expect(ordered(await move(...swapped(changed)))).toEqual([
      { folder_id: fog, added: [], removed: all.slice(40) },
      { folder_id: sea, added: here, removed: [] },
    ]);
    expect(await inFolders()).toEqual(before);
  });

  test('the same again changes nothing, and nor does its undoing', async () => {
    const { sea, fog, move, inFolders, someFiles } = world;
    const all = await someFiles(3);
    await move({ folder_id: sea, add: all });
    const asked = [
      { folder_id: sea, remove: all },
      { folder_id: fog, add: [...all, ...all] },
    ];
    expect(ordered(await move(...asked))).toEqual([
      { folder_id: sea, added: [], removed: all },
      { folder_id: fog, added: all, removed: [] },
    ]);
    const after = await inFolders();
    const again = await move(...asked);
    expect(again).toEqual([
      { folder_id: sea, added: [], removed: [] },
      { folder_id: fog, added: [], removed: [] },
    ]);
    await move(...swapped(again));
    expect(await inFolders()).toEqual(after);
  });

  test('a file in both lists goes out, and comes back by the swapped call', async () => {
    const { sea, move, inFolders, someFiles } = world;
    const [kept = '', fresh = ''] = await someFiles(2);
    await move({ folder_id: sea, add: [kept] });
    const both = { folder_id: sea, add: [kept, fresh], remove: [kept, fresh] };
    const changed = await move(both);
    expect(changed).toEqual([{ folder_id: sea, added: [], removed: [kept] }]);
    expect(await inFolders()).toEqual([]);
    await move(...swapped(changed));
    expect(await inFolders()).toEqual([`${sea} ${kept}`]);
  });

  test('nothing to move is nothing changed', async () => {
    const { sea, move } = world;
    expect(await move({ folder_id: sea })).toEqual([{ folder_id: sea, added: [], removed: [] }]);
  });
});

test('a folder of another, or that is gone, is 404 and nothing changes', async () => {
  const { backend, ada, sea, fog, send, move, inFolders, someFiles } = world;
  const [hash = ''] = await someFiles(1);
  const theirs = await makeFolder(await signedIn(backend, 'bo'), 'Theirs');
  const gone = await makeFolder(ada, 'Gone');
  await ada.send('DELETE', `/api/v1/library/folders/${gone}`);
  await move({ folder_id: sea, add: [hash] });
  const before = await inFolders();
  for (const folder_id of [theirs, gone, 2_147_483_647]) {
    const change = { folder_id, add: [hash], remove: ['x'] };
    const out = { folder_id: sea, remove: [hash] };
    expect((await send([out, { folder_id: fog, add: [hash] }, change])).status).toBe(404);
    expect((await send([change, out])).status).toBe(404);
  }
  expect(await inFolders()).toEqual(before);
});

describe('files', () => {
  test('of others, faces and those deleted since are left out', async () => {
    const { backend, sea, fog, move, inFolders, someFiles } = world;
    const [own = '', lost = ''] = await someFiles(2);
    await storeFile(backend, 'bo', { hash: 'other' });
    await storeFile(backend, 'ada', { hash: 'avatar', purpose: 'avatar' });
    await move({ folder_id: sea, add: [own, lost] });
    await backend.db.delete(files).where(inArray(files.hash, [lost]));
    const all = ['other', 'avatar', 'unknown', lost, own];
    const changed = await move({ folder_id: fog, add: all }, { folder_id: sea, remove: all });
    expect(changed).toEqual([
      { folder_id: fog, added: [own], removed: [] },
      { folder_id: sea, added: [], removed: [own] },
    ]);
    await move(...swapped(changed));
    expect(await inFolders()).toEqual([`${sea} ${own}`]);
  });

  test('that were bought may be moved, and taken out when the right is gone', async () => {
    const { backend, sea, fog, move, inFolders } = world;
    const { hash } = await storeFile(backend, 'bo', { purpose: 'post' });
    const sold = { isPaid: true, price: 300, media: [hash] };
    const { id: postId } = await writePost(backend, 'bo', sold);
    expect(await move({ folder_id: sea, add: [hash] })).toMatchObject([{ added: [] }]);
    const sale = { userId: idOf('ada'), amount: 300, createdAt: backend.clock() };
    await backend.db.insert(postPurchases).values({ ...sale, postId });
    expect(await move({ folder_id: sea, add: [hash] })).toMatchObject([{ added: [hash] }]);
    await backend.db.delete(postPurchases);
    expect(
      await move({ folder_id: fog, add: [hash] }, { folder_id: sea, remove: [hash] }),
    ).toMatchObject([{ added: [] }, { removed: [hash] }]);
    const { id: messageId } = await say(world.ada, 'bo', 'Hello');
    await backend.db.insert(messageMedia).values({ messageId, position: 0, fileHash: hash });
    await backend.db.insert(messagePurchases).values({ ...sale, messageId });
    await move({ folder_id: fog, add: [hash] });
    expect(await inFolders()).toEqual([`${fog} ${hash}`]);
  });
});

test.each<[string, (folder: number) => unknown]>([
  ['no change', () => []],
  ['eleven', () => Array.from({ length: 11 }, (_, each) => ({ folder_id: each + 1 }))],
  ['none of a list', () => null],
  ['a folder twice', (folder_id) => [{ folder_id }, { folder_id }]],
  ['no folder', () => [{ add: ['x'] }]],
  ['a number that no folder has', () => [{ folder_id: 0 }]],
  ['too many to put in', (folder_id) => [{ folder_id, add: Array<string>(501).fill('x') }]],
  ['too many to take out', (folder_id) => [{ folder_id, remove: Array<string>(501).fill('x') }]],
  ['a long hash', (folder_id) => [{ folder_id, add: ['x'.repeat(129)] }]],
])('%s is refused', async (_, changes) => {
  const { ada, sea } = world;
  expect((await ada.post(movePath, { changes: changes(sea) })).status).toBe(422);
});

test('sixty moves a minute, and none for guests', async () => {
  const { backend, sea, send } = world;
  const changes = [{ folder_id: sea, add: ['x'] }];
  expect((await (await openBrowser(backend)).post(movePath, { changes })).status).toBe(401);
  for (let count = 0; count < 60; count += 1) expect((await send(changes)).status).toBe(200);
  expect((await send(changes)).status).toBe(429);
});
