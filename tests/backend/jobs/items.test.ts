import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { chargeKeyOf, payoutKeyOf } from '#src/backend/billing/providers.ts';
import { sendPayouts } from '#src/backend/billing/payout-jobs.ts';
import { ProviderSilent } from '#src/backend/billing/provider.ts';
import { reconcile } from '#src/backend/billing/reconcile.ts';
import { renewDue } from '#src/backend/billing/renewals.ts';
import { finishMasses } from '#src/backend/chat/mass.ts';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { files } from '#src/backend/db/schema/files.ts';
import { payments, payouts } from '#src/backend/db/schema/billing.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { dataExports } from '#src/backend/db/schema/exports.ts';
import { runExports } from '#src/backend/exports/exporter.ts';
import { isProcessing, resumeFiles } from '#src/backend/files/process.ts';
import { sweepFailedWork } from '#src/backend/jobs/failed-work.ts';
import { purgeDeleted, publishDue } from '#src/backend/posts/publisher.ts';
import { purgeDue } from '#src/backend/leaving/purge.ts';
import { dieBeforeCharging } from '../billing/deaths.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { day } from '../leaving/leaving-world.ts';
import { idOf, storeFile, writePost } from '../world.ts';
import { massOf, payoutOf, renewalOf, sentTo } from './due.ts';
import { failures, heal, lines, poison } from './poison.ts';

/** Two days of a machine that is busy. */
vi.setConfig({ testTimeout: 600_000 });

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heal(backend);
});

const minute = 60_000;
const hour = 60 * minute;
/** Before the second try, the third, …; after the tenth none follows. */
const pauses = [0.5, 1, 2, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * minute);

/** Has the one that always fails fail until it is given up, at each pause and not before. */
async function untilGivenUp(kind: string, subject: string, run: () => Promise<unknown>) {
  const expected = { kind, subject, isGivenUp: false };
  expect(await failures(backend)).toEqual([{ ...expected, tries: 1 }]);
  for (const [index, pause] of pauses.entries()) {
    backend.advance(pause - 1);
    await run();
    expect(await failures(backend)).toMatchObject([{ tries: index + 1 }]);
    backend.advance(1);
    await run();
    expect(await failures(backend)).toMatchObject([{ tries: index + 2 }]);
  }
  expect(await failures(backend)).toEqual([{ ...expected, tries: 10, isGivenUp: true }]);
  expect(lines(backend, 'given up')).toHaveLength(1);
  await heal(backend);
  vi.restoreAllMocks();
  backend.advance(60 * day);
  await sweepFailedWork(backend);
  await run();
  expect(await failures(backend)).toMatchObject([{ tries: 10, isGivenUp: true }]);
  // As the operator has it tried again.
  await backend.db.delete(failedWork);
  await run();
  expect(await failures(backend)).toEqual([]);
}

test('a mass message', async () => {
  const [bad, good] = [
    await massOf(backend, 'ada', ['bo', 'cy']),
    await massOf(backend, 'ada', ['dee']),
  ];
  await poison(backend, 'mass_recipients', `old.mass_id = ${bad.id}`);
  await finishMasses(backend);
  expect([await sentTo(backend, bad), await sentTo(backend, good)]).toEqual([[], [idOf('dee')]]);
  await untilGivenUp('mass message', String(bad.id), () => finishMasses(backend));
  expect(await sentTo(backend, bad)).toEqual([idOf('bo'), idOf('cy')]);
});

test('a renewal', async () => {
  const bad = await renewalOf(backend, 'cy', 'ada');
  backend.advance(1);
  await renewalOf(backend, 'bo', 'ada');
  await poison(backend, 'subscriptions', `old.id = ${bad.id}`);
  await renewDue(backend);
  const paid = async () => (await backend.db.select().from(payments)).map(({ payerId }) => payerId);
  expect(await paid()).toEqual([idOf('bo')]);
  await backend.db
    .update(subscriptions)
    .set({ isAutoRenewable: false })
    .where(eq(subscriptions.byUserId, idOf('bo')));
  const subject = `${bad.id}@${bad.expiresAt.getTime()}`;
  await untilGivenUp('renewal', subject, () => renewDue(backend));
  const [row] = await backend.db.select().from(subscriptions).where(eq(subscriptions.id, bad.id));
  expect(row).toMatchObject({ renewalFailures: 1 });
});

test('a renewal of the next period is another one', async () => {
  const bad = await renewalOf(backend, 'cy', 'ada');
  await poison(backend, 'subscriptions', `old.id = ${bad.id}`);
  await renewDue(backend);
  await backend.db.update(failedWork).set({ givenUpAt: backend.clock() });
  await heal(backend);
  expect(await renewDue(backend)).toBe(0);
  const expiresAt = new Date(bad.expiresAt.getTime() + 1_000);
  await backend.db.update(subscriptions).set({ expiresAt });
  expect(await renewDue(backend)).toBe(1);
});

test('a payout', async () => {
  const [bad, good] = [await payoutOf(backend, 'ada'), await payoutOf(backend, 'dee')];
  const provider = backend.payments;
  if (!provider) throw new Error('no provider');
  const payOut = provider.payOut.bind(provider);
  vi.spyOn(provider, 'payOut').mockImplementation((request) =>
    request.key === payoutKeyOf(bad.id) ? Promise.reject(new Error('broken')) : payOut(request),
  );
  const statuses = async () =>
    (await backend.db.select().from(payouts).orderBy(asc(payouts.id))).map(({ status }) => status);
  await sendPayouts(backend);
  backend.advance(10_000);
  await sendPayouts(backend);
  expect([good.id > bad.id, await statuses()]).toEqual([true, ['in_transit', 'paid']]);
  backend.advance(-10_000);
  await untilGivenUp('payout', String(bad.id), () => sendPayouts(backend));
  backend.advance(10_000);
  await sendPayouts(backend);
  expect(await statuses()).toEqual(['paid', 'paid']);
});

describe('a payment under way', () => {
  test('that cannot be asked for', async () => {
    const bad = await dieBeforeCharging(backend);
    const provider = backend.payments;
    if (!provider) throw new Error('no provider');
    vi.spyOn(provider, 'find').mockImplementation((key) =>
      key === chargeKeyOf(bad.id) ? Promise.reject(new Error('broken')) : Promise.resolve(null),
    );
    const { id: _, ...other } = bad;
    const [good] = await backend.db.insert(payments).values(other).returning();
    backend.advance(1_001);
    expect(await reconcile(backend)).toBe(1);
    const rows = await backend.db.select().from(payments).orderBy(asc(payments.id));
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [bad.id, 'pending'],
      [good?.id, 'succeeded'],
    ]);
    await untilGivenUp('payment', String(bad.id), () => reconcile(backend));
  });

  test('is never given up while it is the provider that does not answer', async () => {
    await dieBeforeCharging(backend);
    const provider = backend.payments;
    if (!provider) throw new Error('no provider');
    const silent = vi.spyOn(provider, 'find').mockRejectedValue(new ProviderSilent('away'));
    backend.advance(1_001);
    for (let tries = 0; tries < 20; tries += 1) expect(await reconcile(backend)).toBe(1);
    expect(silent).toHaveBeenCalledTimes(20);
    expect(await failures(backend)).toEqual([]);
    vi.restoreAllMocks();
    expect(await reconcile(backend)).toBe(0);
  });
});

describe('a planned post', () => {
  const planned = () =>
    writePost(backend, 'ada', {
      status: 'scheduled',
      publishAt: backend.clock(),
      publishedAt: null,
    });
  const statusOf = async (id: number) =>
    (await backend.db.select().from(posts).where(eq(posts.id, id)))[0]?.status;

  test('that cannot be published', async () => {
    const [bad, good] = [await planned(), await planned()];
    await poison(backend, 'posts', `old.id = ${bad.id}`);
    expect(await publishDue(backend)).toBe(1);
    expect([await statusOf(bad.id), await statusOf(good.id)]).toEqual(['scheduled', 'published']);
    const subject = `${bad.id}@${bad.publishAt?.getTime()}`;
    await untilGivenUp('planned post', subject, () => publishDue(backend));
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
  await untilGivenUp('deleted post', String(bad.id), () => purgeDeleted(backend));
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
