import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runExports } from '#src/backend/settings/exports/exporter.ts';
import { makeExport, takeExport } from '#src/backend/settings/exports/make.ts';
import { dataExports } from '#src/backend/db/schema/exports.ts';
import { purgeDue } from '#src/backend/settings/leaving/purge.ts';
import { confirmed, type Browser } from '../../auth/browser.ts';
import { sentBy } from '../../auth/mailed.ts';
import { dying } from '../../dying.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { leave } from '../leaving/leaving-world.ts';
import { storeFile, writePost } from '../../world.ts';
import { archives, asked, day, latest, said } from './export-world.ts';

/** Many worlds, on a busy machine. */
vi.setConfig({ testTimeout: 1_800_000 });

let backend: TestBackend;
let bo: Browser;

/** A member with two files, one of them in a post, who has asked for a copy. */
async function asking(): Promise<void> {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
  await storeFile(backend, 'bo', { hash: 'bo-one' });
  await storeFile(backend, 'bo', { hash: 'bo-two' });
  await writePost(backend, 'bo', { media: ['bo-one'] });
  await asked(bo);
}
beforeEach(asking);

const rows = () => backend.db.select().from(dataExports).orderBy(dataExports.id);
const minute = 60_000;

/** One archive, of a copy that is ready, and one mail. */
async function isDone(when: string): Promise<void> {
  const [row, ...others] = await rows();
  expect(others, when).toEqual([]);
  expect(row, when).toMatchObject({ status: 'ready', mailedAt: expect.any(Date) });
  expect(archives(backend), when).toEqual([`${row?.id}-${row?.attempt}.zip`]);
  expect(
    (await sentBy(backend)).map(({ kind }) => kind),
    when,
  ).toEqual(['export-ready']);
}

test('killed anywhere, the next run ends with one archive and one mail', async () => {
  const whole = dying(backend, Number.POSITIVE_INFINITY);
  await runExports({ ...backend, db: whole.db });
  await isDone('not killed');
  expect(whole.asked()).toBeGreaterThan(40);
  // Between what only reads, one place is as good as another; the end is where it is written.
  const ends = Array.from({ length: 16 }, (_, index) => whole.asked() - 16 + index);
  const reading = Array.from({ length: 6 }, (_, index) => 1 + index * 9);
  for (const last of [1, 2, 3, 4, 5, ...reading.slice(1), ...ends]) {
    await asking();
    await runExports({ ...backend, db: dying(backend, last).db }).catch(() => null);
    backend.advance(minute);
    await runExports(backend);
    await isDone(`killed after ${last}`);
  }
});

test('what a killed process had written goes, and nobody takes up what somebody is at', async () => {
  const held = await takeExport(backend);
  const folder = path.join(backend.mediaDir, 'exports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${held?.id}-${held?.attempt}.zip.part`), 'half');
  await runExports(backend);
  expect(archives(backend)).toEqual([`${held?.id}-${held?.attempt}.zip.part`]);
  backend.advance(minute);
  await runExports(backend);
  await runExports(backend);
  await isDone('taken up');
});

test('two processes make one archive, and who lost the copy leaves it alone', async () => {
  await Promise.all([runExports(backend), runExports({ ...backend })]);
  await isDone('two at once');
  await asking();
  const slow = await takeExport(backend);
  backend.advance(minute);
  const fast = await takeExport(backend);
  if (!slow || !fast) throw new Error('nothing was taken up');
  await makeExport(backend, slow);
  expect(await rows()).toMatchObject([{ status: 'making', attempt: fast.attempt, failures: 0 }]);
  await makeExport(backend, fast);
  await runExports(backend);
  await isDone('lost');
});

test('whoever is at it says so, however long it takes', async () => {
  const before = backend.clock().getTime();
  let now = before;
  const slow = { ...backend, clock: () => new Date((now += 20_000)) };
  const held = await takeExport(slow);
  if (!held) throw new Error('nothing was taken up');
  let atMost = 0;
  const watched = {
    ...slow,
    broadcast: {
      ...backend.broadcast,
      publish: async () => {
        const [row] = await rows();
        atMost = Math.max(atMost, row?.heldUntil?.getTime() ?? 0);
      },
    },
  };
  await makeExport(watched, held);
  expect(atMost - before).toBeGreaterThan(3 * minute);
  await isDone('slow');
});

test('ended by its process, it is taken up at once by the next', async () => {
  const ending = new AbortController();
  const broadcast = { ...backend.broadcast, publish: async () => ending.abort() };
  await runExports({ ...backend, broadcast }, ending.signal);
  expect(await rows()).toMatchObject([{ status: 'making', heldUntil: null, failures: 0 }]);
  expect(archives(backend)).toEqual([]);
  await runExports(backend);
  await isDone('ended');
});

test('a copy that fails three times is given up, said so, and may be asked for anew', async () => {
  const inTheWay = path.join(backend.mediaDir, 'exports');
  writeFileSync(inTheWay, 'a file where the folder should be');
  for (const failures of [1, 2]) {
    await runExports(backend);
    expect(await rows()).toMatchObject([{ status: 'making', failures }]);
    await runExports(backend);
    expect(await rows()).toMatchObject([{ failures }]);
    backend.advance(minute);
  }
  await runExports(backend);
  expect(await latest(bo)).toMatchObject({ status: 'failed', next_at: null });
  expect(said(backend).at(-1)).toMatchObject({ status: 'failed' });
  expect(backend.logged.join('\n')).toContain('export failed');
  expect(await sentBy(backend)).toEqual([]);
  rmSync(inTheWay);
  await asked(bo);
  await runExports(backend);
  expect(await latest(bo)).toMatchObject({ status: 'ready' });
});

test('a file that is not there any more holds nothing up', async () => {
  await storeFile(backend, 'bo', {
    hash: 'bo-gone',
    variants: {
      original: { path: 'nowhere.webp', mime: 'image/webp', width: 1, height: 1, bytes: 1 },
    },
  });
  await storeFile(backend, 'bo', { hash: 'bo-bare', variants: {} });
  await runExports(backend);
  await isDone('gone');
});

describe('the purge', () => {
  test('removes archives that are ready, and those that are being made', async () => {
    await runExports(backend);
    backend.advance(day);
    bo = await confirmed(backend, 'bo');
    await leave(bo);
    backend.advance(30 * day);
    bo = await confirmed(backend, 'bo');
    await asked(bo);
    const held = await takeExport(backend);
    if (!held) throw new Error('nothing was taken up');
    expect(archives(backend)).toHaveLength(1);
    expect(await purgeDue(backend)).toBeGreaterThan(0);
    await makeExport(backend, held);
    expect(archives(backend)).toEqual([]);
    expect(await backend.db.$count(dataExports, eq(dataExports.userId, held.userId))).toBe(0);
  });
});
