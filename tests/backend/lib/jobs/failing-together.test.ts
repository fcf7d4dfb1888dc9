import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { sendPayouts } from '#src/backend/billing/payouts/payout-jobs.ts';
import { payoutKeyOf } from '#src/backend/billing/provider/providers.ts';
import { renewDue } from '#src/backend/billing/subscriptions/renewals.ts';
import { finishMasses } from '#src/backend/chat/sending/mass.ts';
import type { Backend } from '#src/backend/context.ts';
import { payouts } from '#src/backend/db/schema/billing.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { restorableFor } from '#src/backend/posts/delete.ts';
import { publishDue, purgeDeleted } from '#src/backend/posts/publisher.ts';
import { anotherProcess } from '../../billing/instances.ts';
import { chargesOf } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, writePost } from '../../world.ts';
import { massOf, payoutOf, renewalOf, sentTo } from './due.ts';
import { heldBack } from './held-back.ts';
import { failures, heal, poison } from './poison.ts';
import { untilGivenUp } from './until-given-up.ts';

/** Two days of a machine that is busy. */
vi.setConfig({ testTimeout: 600_000 });

let backend: TestBackend;
let other: Awaited<ReturnType<typeof anotherProcess>>;
beforeEach(async () => {
  backend = await createTestBackend();
  other = await anotherProcess(backend);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heal(backend);
  await other.close();
});

/** Two processes at the same time, twice: the second turn finds nothing to do. */
const bothRun = (work: (backend: Backend) => Promise<unknown>) => async () => {
  for (let turns = 0; turns < 2; turns += 1)
    await Promise.all([work(backend), work(other.backend)]);
};

test('a mass message: a try of both is one, and the others are sent', async () => {
  const bad = await massOf(backend, 'ada', ['bo', 'cy']);
  const good = await massOf(backend, 'ada', ['dee']);
  await poison(backend, 'mass_recipients', `old.mass_id = ${bad.id}`);
  const run = bothRun(finishMasses);
  await run();
  expect(await sentTo(backend, good)).toEqual([idOf('dee')]);
  await untilGivenUp(backend, { kind: 'mass message', subject: String(bad.id) }, run);
  expect(await sentTo(backend, bad)).toEqual([idOf('bo'), idOf('cy')]);
});

test('a renewal: the same', async () => {
  const bad = await renewalOf(backend, 'cy', 'ada');
  backend.advance(1);
  await renewalOf(backend, 'bo', 'ada');
  await poison(backend, 'subscriptions', `old.id = ${bad.id}`);
  const run = bothRun(renewDue);
  await run();
  expect(await chargesOf(backend)).toHaveLength(1);
  await backend.db.execute(
    `update subscriptions set is_auto_renewable = false where id <> ${bad.id}`,
  );
  const subject = `${bad.id}@${bad.expiresAt.getTime()}`;
  await untilGivenUp(backend, { kind: 'renewal', subject }, run);
});

test('a payout: the same', async () => {
  const [bad] = [await payoutOf(backend, 'ada'), await payoutOf(backend, 'dee')];
  const provider = backend.payments;
  if (!provider) throw new Error('no provider');
  const payOut = provider.payOut.bind(provider);
  vi.spyOn(provider, 'payOut').mockImplementation((request) =>
    request.key === payoutKeyOf(bad.id) ? Promise.reject(new Error('broken')) : payOut(request),
  );
  const run = bothRun(sendPayouts);
  await run();
  backend.advance(10_000);
  await run();
  backend.advance(-10_000);
  await untilGivenUp(backend, { kind: 'payout', subject: String(bad.id) }, run);
  backend.advance(10_000);
  await run();
  const rows = await backend.db.select().from(payouts).orderBy(asc(payouts.id));
  expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('a planned post: the same', async () => {
  const planned = { status: 'scheduled' as const, publishAt: backend.clock(), publishedAt: null };
  const bad = await writePost(backend, 'ada', planned);
  const good = await writePost(backend, 'ada', planned);
  await poison(backend, 'posts', `old.id = ${bad.id}`);
  const run = bothRun(publishDue);
  await run();
  const [out] = await backend.db.select().from(posts).where(eq(posts.id, good.id));
  expect(out?.status).toBe('published');
  const subject = `${bad.id}@${bad.publishAt?.getTime()}`;
  await untilGivenUp(backend, { kind: 'planned post', subject }, run);
});

describe('one that comes too late to try', () => {
  test.each([
    ['planned', publishDue, { status: 'scheduled' }],
    ['deleted', purgeDeleted, { status: 'published' }],
  ] as const)(
    'does not forget that the other failed: a %s post',
    async (kind, work, { status }) => {
      const at = backend.clock();
      const deletedAt = kind === 'deleted' ? new Date(at.getTime() - restorableFor - 1) : null;
      const plan = { status, publishAt: at, publishedAt: null, deletedAt };
      const bad = await writePost(backend, 'ada', plan);
      await poison(backend, 'posts', `old.id = ${bad.id}`);
      await work(backend);
      backend.advance(30_000);
      // Both find it; the one fails at it before the other begins.
      let tries = 0;
      const first = async () => {
        tries += 1;
        if (tries === 1) await work(backend);
      };
      await work(heldBack(other.backend, first));
      expect(tries).toBe(1);
      expect(await failures(backend)).toMatchObject([{ kind: `${kind} post`, tries: 2 }]);
    },
  );
});
