import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { finishMasses } from '#src/backend/chat/sending/mass.ts';
import { dataExports } from '#src/backend/db/schema/exports.ts';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { runExports } from '#src/backend/settings/exports/exporter.ts';
import { isProcessing, resumeFiles } from '#src/backend/media/uploads/process.ts';
import { purgeDue } from '#src/backend/settings/leaving/purge.ts';
import { purgeDeleted, publishDue } from '#src/backend/posts/publisher.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { day } from '../../settings/leaving/leaving-world.ts';
import { idOf, storeFile, writePost } from '../../world.ts';
import { massOf, sentTo } from './due.ts';
import { failures, heal, lines, poison } from './poison.ts';
import { untilGivenUp } from './until-given-up.ts';

/** Two days of a machine that is busy. */
vi.setConfig({ testTimeout: 600_000 });

const hour = 3_600_000;

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heal(backend);
});

test('a mass message', async () => {
  const [bad, good] = [
    await massOf(backend, 'ada', ['bo', 'cy']),
    await massOf(backend, 'ada', ['dee']),
  ];
  await poison(backend, 'mass_recipients', `old.mass_id = ${bad.id}`);
  await finishMasses(backend);
  expect([await sentTo(backend, bad), await sentTo(backend, good)]).toEqual([[], [idOf('dee')]]);
  await untilGivenUp(backend, { kind: 'mass message', subject: String(bad.id) }, finishMasses);
  expect(await sentTo(backend, bad)).toEqual([idOf('bo'), idOf('cy')]);
});

const planned = () =>
  writePost(backend, 'ada', {
    status: 'scheduled',
    publishAt: backend.clock(),
    publishedAt: null,
  });
const statusOf = async (id: number) =>
  (await backend.db.select().from(posts).where(eq(posts.id, id)))[0]?.status;

describe('a planned post', () => {
  test('that cannot be published', async () => {
    const [bad, good] = [await planned(), await planned()];
    await poison(backend, 'posts', `old.id = ${bad.id}`);
    expect(await publishDue(backend)).toBe(1);
    expect([await statusOf(bad.id), await statusOf(good.id)]).toEqual(['scheduled', 'published']);
    const subject = `${bad.id}@${bad.publishAt?.getTime()}`;
    await untilGivenUp(backend, { kind: 'planned post', subject }, publishDue);
    expect(await statusOf(bad.id)).toBe('published');
  });

  test('that cannot be announced is out, and so is the next', async () => {
    const ids = [(await planned()).id, (await planned()).id];
    const broadcast = { ...backend.broadcast, publish: () => Promise.reject(new Error('away')) };
    expect(await publishDue({ ...backend, broadcast })).toBe(2);
    for (const id of ids) expect(await statusOf(id)).toBe('published');
    expect(await failures(backend)).toEqual([]);
  });

  test('planned for another time it is another one', async () => {
    const { id } = await planned();
    await poison(backend, 'posts', `old.id = ${id}`);
    await publishDue(backend);
    await backend.db.update(failedWork).set({ givenUpAt: backend.clock() });
    await heal(backend);
    backend.advance(hour);
    expect(await publishDue(backend)).toBe(0);
    await backend.db.update(posts).set({ publishAt: backend.clock() }).where(eq(posts.id, id));
    expect(await publishDue(backend)).toBe(1);
  });
});

test('a deleted post', async () => {
  const deleted = () => writePost(backend, 'ada', { deletedAt: backend.clock() });
  const bad = await deleted();
  await deleted();
  backend.advance(2 * day);
  await poison(backend, 'posts', `old.id = ${bad.id}`);
  await purgeDeleted(backend);
  expect((await backend.db.select().from(posts)).map(({ id }) => id)).toEqual([bad.id]);
  await untilGivenUp(backend, { kind: 'deleted post', subject: String(bad.id) }, purgeDeleted);
  expect(await backend.db.select().from(posts)).toEqual([]);
});

test('an account: however many cannot be purged, the others are; tried for a month', async () => {
  const now = backend.clock();
  const left = { isDeleted: true, deletedAt: now, deleteAt: now };
  await backend.db
    .execute(`insert into users (id, email, username, display_name, created_at, updated_at, is_deleted, deleted_at, delete_at)
    select n, n || '@crowd.test', 'crowd' || n, 'One', now(), now(), true, '2020-01-01', '2020-02-01' from generate_series(1000, 1019) n`);
  await backend.db
    .update(users)
    .set(left)
    .where(eq(users.id, idOf('fay')));
  await poison(backend, 'users', 'old.id >= 1000 and old.purge_begun_at is not null');
  await purgeDue(backend);
  await purgeDue(backend);
  const [fay] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, idOf('fay')));
  expect(fay?.purgedAt).toEqual(now);
  expect(await failures(backend)).toHaveLength(20);
  expect(lines(backend, 'account not purged')).toHaveLength(20);
  await backend.db.update(failedWork).set({ tries: 36 });
  backend.advance(day);
  await purgeDue(backend);
  expect(lines(backend, 'given up')).toEqual([]);
  backend.advance(day);
  await purgeDue(backend);
  expect(lines(backend, 'given up')).toHaveLength(20);
  await heal(backend);
  await backend.db.delete(failedWork);
  await purgeDue(backend);
  expect(await failures(backend)).toEqual([]);
});

test('a file: given up it stays as it is, until the operator has it tried again', async () => {
  const unready = (hash: string) =>
    storeFile(backend, 'ada', { hash, status: 'processing', variants: {}, createdAt: new Date(0) });
  await unready('poisoned');
  await unready('sound');
  await poison(backend, 'files', `old.hash = 'poisoned' and new.status <> 'processing'`);
  const stateOf = async (hash: string) => {
    const [row] = await backend.db.select().from(files).where(eq(files.hash, hash));
    return row && [row.status, row.error];
  };
  await resumeFiles(backend);
  // Their bytes are lost, which is a way to be done.
  await expect.poll(() => stateOf('sound')).toEqual(['failed', 'lost']);
  await expect.poll(() => stateOf('poisoned')).toEqual(['processing', 'delayed']);
  expect(await failures(backend)).toMatchObject([{ kind: 'file', subject: 'poisoned', tries: 1 }]);
  await backend.db.update(failedWork).set({ tries: 29 });
  await expect.poll(() => isProcessing('poisoned')).toBe(false);
  expect(await failures(backend)).toMatchObject([{ tries: 30, isGivenUp: true }]);
  await heal(backend);
  backend.advance(day);
  await resumeFiles(backend);
  await resumeFiles(backend, hour);
  expect([isProcessing('poisoned'), await stateOf('poisoned')]).toEqual([
    false,
    ['processing', 'delayed'],
  ]);
  await backend.db.delete(failedWork);
  await resumeFiles(backend, hour);
  await expect.poll(() => stateOf('poisoned')).toEqual(['failed', 'lost']);
});

test('an export: the other one is made, and what failed three times says so', async () => {
  const ask = (name: 'bo' | 'cy') =>
    backend.db.insert(dataExports).values({
      userId: idOf(name),
      status: 'making',
      locale: 'en',
      createdAt: backend.clock(),
    });
  await ask('bo');
  await ask('cy');
  await poison(backend, 'exports', `old.user_id = ${idOf('bo')} and new.status = 'ready'`);
  const states = async () =>
    (await backend.db.select().from(dataExports).orderBy(asc(dataExports.id))).map(
      ({ status, failures: count }) => [status, count],
    );
  await runExports(backend);
  expect(await states()).toEqual([
    ['making', 1],
    ['ready', 0],
  ]);
  backend.advance(30_000);
  await runExports(backend);
  backend.advance(59_999);
  await runExports(backend);
  expect(await states()).toEqual([
    ['making', 2],
    ['ready', 0],
  ]);
  backend.advance(1);
  await runExports(backend);
  expect(await states()).toEqual([
    ['failed', 3],
    ['ready', 0],
  ]);
  expect(lines(backend, 'export given up')).toHaveLength(1);
});
