import { beforeEach, expect, test } from 'vitest';
import { rounds } from '../../security/race.ts';
import { openFolders, type FolderWorld } from './move-world.ts';

let world: FolderWorld;
beforeEach(async () => {
  world = await openFolders();
});

const there = (from: number, to: number, all: readonly string[]) =>
  world.send([
    { folder_id: to, add: all },
    { folder_id: from, remove: all },
  ]);
/** Sends both at once, and expects neither to fail. */
async function bothAtOnce(one: () => Promise<Response>, other: () => Promise<Response>) {
  const answers = await Promise.all([one(), other()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  world.backend.advance(61_000);
}

test(`two devices move in opposite directions, ${rounds} times: each file is in one folder`, async () => {
  const { sea, fog, move, inFolders, someFiles } = world;
  const all = await someFiles(60);
  await move({ folder_id: sea, add: all });
  for (let round = 0; round < rounds; round += 1) {
    await bothAtOnce(
      () => there(sea, fog, all),
      () => there(fog, sea, all.toReversed()),
    );
    const now = await inFolders();
    expect(now).toHaveLength(all.length);
    expect(new Set(now.map((one) => one.split(' ')[0])).size).toBe(1);
  }
});

test(`the same files are moved and put in by the other call, ${rounds} times`, async () => {
  const { ada, sea, fog, move, inFolders, someFiles } = world;
  const all = await someFiles(60);
  const items = `/api/v1/library/folders/${fog}/items`;
  for (let round = 0; round < rounds; round += 1) {
    await bothAtOnce(
      () => there(sea, fog, all),
      () => ada.post(items, { add: all.toReversed() }),
    );
    expect(await inFolders()).toEqual(all.map((hash) => `${fog} ${hash}`));
    await move({ folder_id: fog, remove: all }, { folder_id: sea, add: all });
  }
});

test(`files are moved and deleted, ${rounds} times: nothing of them is left in a folder`, async () => {
  const { ada, sea, fog, move, inFolders, someFiles } = world;
  for (let round = 0; round < rounds; round += 1) {
    const all = await someFiles(20, `r${round}-`);
    await move({ folder_id: sea, add: all });
    const deletion = () => ada.post('/api/v1/library/delete', { hashes: all.toReversed() });
    const moving = () => there(sea, fog, all);
    await (round % 2 === 0 ? bothAtOnce(moving, deletion) : bothAtOnce(deletion, moving));
    expect(await inFolders()).toEqual([]);
  }
});

test(`a folder is moved into and removed, ${rounds} times: 404 or done, never half`, async () => {
  const { ada, sea, fog, move, inFolders, someFiles } = world;
  const all = await someFiles(5);
  for (let round = 0; round < rounds; round += 1) {
    const made = await ada.post('/api/v1/library/folders', { name: `Brief ${round}` });
    const { data } = (await made.json()) as { data: { id: number } };
    await move({ folder_id: sea, add: all }, { folder_id: fog, remove: all });
    const remove = () => ada.send('DELETE', `/api/v1/library/folders/${data.id}`);
    const moving = () => there(sea, data.id, all);
    const [moved, removed] =
      round % 2 === 0
        ? await Promise.all([moving(), remove()])
        : (await Promise.all([remove(), moving()])).toReversed();
    expect(removed?.status).toBe(204);
    expect([200, 404]).toContain(moved?.status);
    expect(await inFolders()).toHaveLength(moved?.status === 200 ? 0 : all.length);
    world.backend.advance(61_000);
  }
});
