import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { sendPayouts } from '#src/backend/billing/payouts/payout-jobs.ts';
import { ProviderSilent } from '#src/backend/billing/provider/provider.ts';
import { chargeKeyOf, payoutKeyOf } from '#src/backend/billing/provider/providers.ts';
import { reconcile } from '#src/backend/billing/payments/reconcile.ts';
import { renewDue } from '#src/backend/billing/subscriptions/renewals.ts';
import { forgetUnusedAccounts } from '#src/backend/billing/payouts/unused-accounts.ts';
import { payments, payouts } from '#src/backend/db/schema/billing.ts';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { dieBeforeCharging } from '../../billing/deaths.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { payoutOf, renewalOf } from './due.ts';
import { failures, heal, poison } from './poison.ts';
import { untilGivenUp } from './until-given-up.ts';

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
  await untilGivenUp(backend, { kind: 'renewal', subject }, renewDue);
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
  await untilGivenUp(backend, { kind: 'payout', subject: String(bad.id) }, sendPayouts);
  backend.advance(10_000);
  await sendPayouts(backend);
  expect(await statuses()).toEqual(['paid', 'paid']);
});

test('an account that the provider is to forget', async () => {
  const [bad, good] = [await payoutOf(backend, 'ada'), await payoutOf(backend, 'dee')];
  await backend.db.update(payouts).set({ status: 'cancelled' });
  const provider = backend.payments;
  if (!provider) throw new Error('no provider');
  const forgotten = vi
    .spyOn(provider, 'forgetAccount')
    .mockImplementation((token) =>
      token === bad.accountToken ? Promise.reject(new Error('broken')) : Promise.resolve(),
    );
  await forgetUnusedAccounts(backend);
  expect(forgotten.mock.calls.flat().toSorted()).toEqual(
    [bad.accountToken, good.accountToken].toSorted(),
  );
  const subject = bad.accountToken;
  await untilGivenUp(backend, { kind: 'payout account', subject }, (own) =>
    forgetUnusedAccounts(own),
  );
  expect(await backend.db.$count(payouts, eq(payouts.accountToken, ''))).toBe(2);
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
    await untilGivenUp(backend, { kind: 'payment', subject: String(bad.id) }, reconcile);
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
