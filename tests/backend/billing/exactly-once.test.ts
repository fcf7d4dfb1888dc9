import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { reconcile } from '#src/backend/billing/payments/reconcile.ts';
import { renewDue } from '#src/backend/billing/subscriptions/renewals.ts';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import type { Transaction } from '#src/contract/billing/billing.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { renewalOf } from '../lib/jobs/due.ts';
import { writePost } from '../world.ts';
import {
  dieAfterCharging,
  dieBeforeCharging,
  tipHeaders as headers,
  tipKey as key,
} from './deaths.ts';
import { anotherProcess } from './instances.ts';
import {
  boCardId,
  chargesOf,
  expectBooksToBalance,
  newKey,
  subscribeTo,
  tip,
  announcedPayments,
} from './payments.ts';

let backend: TestBackend;
let other: { backend: TestBackend; close: () => Promise<void> };
let bo: Browser;
let boElsewhere: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  other = await anotherProcess(backend);
  bo = await signedIn(backend, 'bo');
  boElsewhere = await signedIn(other.backend, 'bo');
});
afterEach(() => other.close());

const anywhere = (index: number) => (index % 2 === 0 ? bo : boElsewhere);
const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('fifty at once, in two processes', () => {
  test('the same key is one tip; the others wait or hear the same', async () => {
    const answers = await times(50, (index) => tip(anywhere(index), 'ada', {}, headers));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const paid = answers.flatMap(({ status }, index) => (status === 201 ? [bodies[index]] : []));
    expect(paid.length).toBeGreaterThan(0);
    const ids = new Set(paid.map((one) => (one as { transaction: Transaction }).transaction.id));
    expect(ids.size).toBe(1);
    for (const [index, { status, headers }] of answers.entries()) {
      if (status === 201) continue;
      expect(status).toBe(409);
      expect(bodies[index]).toMatchObject({ code: 'idempotency_in_progress' });
      expect(headers.get('retry-after')).toBe('1');
    }
    expect(await chargesOf(backend)).toHaveLength(1);
    expect(announcedPayments(backend, 'ada')).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('fifty keys for one post are one charge', async () => {
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 700 });
    const body = { expected_amount: 700, currency: 'USD', card_id: boCardId };
    const answers = await times(50, (index) =>
      anywhere(index).post(`/api/v1/posts/${id}/purchase`, body, newKey()),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await chargesOf(backend)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('twenty keys for one subscription are one charge', async () => {
    const answers = await times(20, (index) => subscribeTo(anywhere(index), 'ada'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await chargesOf(backend)).toHaveLength(1);
    expect(await backend.db.select().from(subscriptions)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('both processes renew: one charge', async () => {
    await subscribeTo(bo, 'ada');
    backend.advance(93 * 86_400_000);
    await times(10, (index) => renewDue(index % 2 === 0 ? backend : other.backend));
    expect(await chargesOf(backend)).toHaveLength(2);
    await expectBooksToBalance(backend);
  });

  test('both processes reconcile what a third one left: one payment', async () => {
    await dieAfterCharging(backend);
    backend.advance(2_000);
    await times(6, (index) => reconcile(index % 2 === 0 ? backend : other.backend));
    expect(await chargesOf(backend)).toHaveLength(1);
    expect(announcedPayments(backend, 'ada')).toHaveLength(1);
    await expectBooksToBalance(backend);
  });
});

describe('a process dies', () => {
  test.each([
    ['before it asked the provider', dieBeforeCharging],
    ['between the charge and our own books', dieAfterCharging],
  ])('%s: the same key pays once', async (_name, die) => {
    const { id } = await die(backend);
    const answer = await tip(bo, 'ada', {}, headers);
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await answer.json()).toMatchObject({ transaction: { id, status: 'succeeded' } });
    expect(await chargesOf(backend)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test.each([
    ['before it asked the provider', dieBeforeCharging],
    ['between the charge and our own books', dieAfterCharging],
  ])('%s: the next start settles it', async (_name, die) => {
    const { id } = await die(backend);
    backend.advance(2_000);
    expect(await reconcile(other.backend)).toBe(0);
    const [row] = await backend.db.select().from(payments).where(eq(payments.id, id));
    expect(row?.status).toBe('succeeded');
    await expectBooksToBalance(backend);
  });

  test('long ago, before it asked the provider: ended, not charged out of the blue', async () => {
    const { id } = await dieBeforeCharging(backend);
    backend.advance(3_600_000);
    await reconcile(backend);
    const [row] = await backend.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: 'failed', declineCode: 'withdrawn' });
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('long ago, a renewal before it was asked for: refused by nobody, so due again in an hour', async () => {
    const { id } = await renewalOf(backend, 'bo', 'dee');
    const provider = backend.payments;
    if (!provider) throw new Error('no provider');
    vi.spyOn(provider, 'charge').mockRejectedValueOnce(new Error('killed'));
    await renewDue(backend);
    backend.advance(11 * 60_000);
    await reconcile(backend);
    const own = eq(subscriptions.id, id);
    const [put] = await backend.db.select().from(subscriptions).where(own);
    expect(put).toMatchObject({ renewalFailures: 0, isAutoRenewable: true });
    expect(await chargesOf(backend)).toEqual([]);
    backend.advance(3_600_001);
    await renewDue(backend);
    const [row] = await backend.db.select().from(subscriptions).where(own);
    expect((row?.expiresAt ?? 0) > backend.clock()).toBe(true);
    expect(await chargesOf(backend)).toHaveLength(1);
    await expectBooksToBalance(backend);
  });

  test('after everything, before it answered: heard again', async () => {
    const first = await tip(bo, 'ada', {}, headers);
    await backend.db
      .update(idempotencyKeys)
      .set({ status: null, body: null })
      .where(eq(idempotencyKeys.key, key));
    const waiting = await tip(bo, 'ada', {}, headers);
    expect(await waiting.json()).toMatchObject({ code: 'idempotency_in_progress' });
    backend.advance(61_000);
    const again = await tip(bo, 'ada', {}, headers);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect(await chargesOf(backend)).toHaveLength(1);
  });
});
