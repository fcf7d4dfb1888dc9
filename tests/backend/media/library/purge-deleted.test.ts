import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deletedFiles } from '#src/backend/db/schema/deleted-files.ts';
import { purgeDeleted, purgeDeletedOf } from '#src/backend/media/uploads/purge-deleted.ts';
import { rounds } from '../../security/race.ts';
import { idOf, storeFile } from '../../world.ts';
import { hour, openDeletions, type DeletionWorld } from './restore-world.ts';

let world: DeletionWorld;
beforeEach(async () => {
  world = await openDeletions();
});

test('rows and bytes go after an hour, and then nothing comes back', async () => {
  const { backend, own, removed, restored, kept, hasBytes } = world;
  await own('sea');
  await removed('sea');
  backend.advance(hour - 1);
  await purgeDeleted(backend);
  expect([await kept(), hasBytes('sea')]).toEqual([['sea'], true]);
  await own('fog');
  await removed('fog');
  backend.advance(1);
  await purgeDeleted(backend);
  expect([await kept(), hasBytes('sea'), hasBytes('fog')]).toEqual([['fog'], false, true]);
  expect(await restored('sea', 'fog')).toEqual(['fog']);
});

test('a purge that was killed is finished by the next, and what it began on is not restored', async () => {
  const { backend, own, removed, restored, rows, kept, hasBytes } = world;
  await own('sea');
  await removed('sea');
  await backend.db.update(deletedFiles).set({ purgeBegunAt: backend.clock() });
  rmSync(path.join(backend.mediaDir, 'sea-full.webp'));
  expect([await restored('sea'), await rows()]).toEqual([[], []]);
  await purgeDeleted(backend);
  expect([await kept(), hasBytes('sea')]).toEqual([[], false]);
});

test('one whose bytes do not go stops no other, and is tried again', async () => {
  const { backend, own, removed, kept, hasBytes } = world;
  for (const hash of ['bad', 'sea']) await own(hash);
  const bad = path.join(backend.mediaDir, 'bad-full.webp');
  rmSync(bad);
  // A folder is not removed as a file.
  mkdirSync(bad);
  await removed('bad', 'sea');
  backend.advance(hour);
  await purgeDeleted(backend);
  expect([await kept(), hasBytes('sea')]).toEqual([['bad'], false]);
  rmSync(bad, { recursive: true });
  backend.advance(hour);
  await purgeDeleted(backend);
  expect(await kept()).toEqual([]);
});

test('a member keeps deleted files of one whole storage, the latest of them', async () => {
  const { backend, own, removed, kept, hasBytes } = world;
  backend.settings.storagePerMember = 100;
  await storeFile(backend, 'bo', { hash: 'bos', bytes: 90 });
  for (const hash of ['a', 'b', 'c']) {
    await own(hash, { bytes: 50 });
    await removed(hash);
    backend.advance(1_000);
  }
  await purgeDeleted(backend);
  expect(await kept()).toEqual(['b', 'c']);
  expect([hasBytes('a'), hasBytes('b'), hasBytes('bos')]).toEqual([false, true, true]);
});

test('the purge of a member takes what they deleted, and nobody else’s', async () => {
  const { backend, own, removed, kept, hasBytes } = world;
  await own('sea');
  await storeFile(backend, 'bo', { hash: 'bos' });
  await removed('sea');
  expect(await purgeDeletedOf(backend, idOf('bo'))).toBe(0);
  expect(await kept()).toEqual(['sea']);
  expect(await purgeDeletedOf(backend, idOf('ada'))).toBe(1);
  expect([await kept(), hasBytes('sea'), hasBytes('bos')]).toEqual([[], false, true]);
});

test(`an undo and two purges at once, ${rounds} times: all of it, or nothing`, async () => {
  const { backend, own, removed, restore, rows, kept, hasBytes } = world;
  for (let round = 0; round < rounds; round += 1) {
    const all = Array.from({ length: 8 }, (_, each) => `r${round}-${each}`);
    for (const hash of all) await own(hash, { purpose: 'post' });
    await removed(...all);
    backend.advance(hour);
    const undo = () => restore(all);
    const purge = async () => purgeDeleted(backend);
    if (round % 2 === 0) await Promise.all([undo(), purge(), purge()]);
    else await Promise.all([purge(), undo(), purge()]);
    await purge();
    const back = (await rows()).map(({ hash }) => hash);
    expect(all.filter(hasBytes)).toEqual(back.filter((hash) => all.includes(hash)));
    expect([0, all.length]).toContain(back.length);
    expect(await kept()).toEqual([]);
    for (const hash of back) await removed(hash);
    await backend.db.delete(deletedFiles).where(eq(deletedFiles.ownerId, idOf('ada')));
  }
});
