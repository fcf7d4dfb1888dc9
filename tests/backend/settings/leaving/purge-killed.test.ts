import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { purgeDue } from '#src/backend/settings/leaving/purge.ts';
import { dying } from '../../dying.ts';
import type { TestBackend } from '../../harness.ts';
import { rowOf } from './leaving-world.ts';
import { dumpAlike, leaverWorld, stored } from './purge-world.ts';

/** Many worlds, on a busy machine. */
vi.setConfig({ testTimeout: 1_800_000 });

let backend: TestBackend;
beforeEach(async () => {
  backend = await leaverWorld();
});

/** The backend of a process that dies when it asks for the store of media once more than `last`. */
function withoutStore(
  of: TestBackend,
  last: number,
): { backend: TestBackend; asked: () => number } {
  let asked = 0;
  const mortal = new Proxy(of, {
    get(target, name) {
      if (name === 'media' || name === 'mediaDir') asked += 1;
      if (asked > last) throw new Error('killed');
      return Reflect.get(target, name) as unknown;
    },
  });
  return { backend: mortal, asked: () => asked };
}

test('killed anywhere, the next run ends the same', async () => {
  const whole = dying(backend, Number.POSITIVE_INFINITY);
  await purgeDue({ ...backend, db: whole.db });
  const [rows, files] = [await dumpAlike(backend), stored(backend)];
  expect(whole.asked()).toBeGreaterThan(20);
  for (let last = 1; last < whole.asked(); last += 1) {
    backend = await leaverWorld();
    await purgeDue({ ...backend, db: dying(backend, last).db }).catch(() => null);
    await purgeDue(backend);
    expect(await dumpAlike(backend), `killed after ${last}`).toEqual(rows);
    expect(stored(backend), `killed after ${last}`).toEqual(files);
  }
});

test('killed ten times on its way, it ends the same', async () => {
  await purgeDue(backend);
  const [rows, files] = [await dumpAlike(backend), stored(backend)];
  backend = await leaverWorld();
  for (let kill = 1; kill <= 10; kill += 1) {
    await purgeDue({ ...backend, db: dying(backend, 2 * kill).db }).catch(() => null);
    expect(await rowOf(backend, 'bo'), `killed ${kill} times`).toMatchObject({ purgedAt: null });
  }
  await purgeDue(backend);
  expect(await rowOf(backend, 'bo')).toMatchObject({ purgedAt: backend.clock() });
  expect([await dumpAlike(backend), stored(backend)]).toEqual([rows, files]);
});

test('killed at any file of the store, or between its renderings, it ends the same', async () => {
  const whole = withoutStore(backend, Number.POSITIVE_INFINITY);
  const theirs = stored(backend).filter((name) => /^bo-(face|loose|shown)-/.test(name));
  expect(theirs.length).toBeGreaterThan(6);
  await purgeDue(whole.backend);
  const [rows, files] = [await dumpAlike(backend), stored(backend)];
  expect(whole.asked()).toBeGreaterThan(5);
  for (let last = 0; last < whole.asked(); last += 1) {
    backend = await leaverWorld();
    await purgeDue(withoutStore(backend, last).backend).catch(() => null);
    expect(await rowOf(backend, 'bo'), `killed after ${last}`).toMatchObject({ purgedAt: null });
    // One of its renderings went before the process died.
    const [torn] = stored(backend).filter((name) => theirs.includes(name));
    if (torn) rmSync(path.join(backend.mediaDir, torn));
    await purgeDue(backend);
    expect(await dumpAlike(backend), `killed after ${last}`).toEqual(rows);
    expect(stored(backend), `killed after ${last}`).toEqual(files);
  }
});
