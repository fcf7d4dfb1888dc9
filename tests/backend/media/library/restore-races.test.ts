import { beforeEach, expect, test } from 'vitest';
import { rounds } from '../../security/race.ts';
import { makeFolder } from './move-world.ts';
import { openDeletions, type DeletionWorld } from './restore-world.ts';

let world: DeletionWorld;
beforeEach(async () => {
  world = await openDeletions();
});

test(`two undos, a deletion and a move at once, ${rounds} times: each file is in one place`, async () => {
  const { backend, ada, own, removed, remove, restore, rows, kept } = world;
  const folder = await makeFolder(ada, 'Sea');
  const all = Array.from({ length: 12 }, (_, each) => `r${String(each).padStart(2, '0')}`);
  for (const hash of all) await own(hash, { purpose: 'post' });
  await ada.post(`/api/v1/library/folders/${folder}/items`, { add: all });
  for (let round = 0; round < rounds; round += 1) {
    await removed(...all);
    const changes = [{ folder_id: folder, add: all, remove: [] }];
    const calls = [
      () => restore(all),
      () => remove(all.toReversed()),
      () => restore(all.toReversed()),
      () => ada.post('/api/v1/library/move', { changes }),
    ];
    const ordered = round % 2 === 0 ? calls : calls.toReversed();
    const answers = await Promise.all(ordered.map((call) => call()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const back = (await rows()).map(({ hash }) => hash);
    expect([...back, ...(await kept())].toSorted()).toEqual(all);
    await restore(all);
    expect(await rows()).toHaveLength(all.length);
    backend.advance(61_000);
  }
});
