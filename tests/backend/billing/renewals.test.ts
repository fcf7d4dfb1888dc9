import { beforeEach, describe, expect, test } from 'vitest';
import { and, desc, eq } from 'drizzle-orm';
import { addMonths } from '#src/backend/config/money.ts';
import { renewDue } from '#src/backend/billing/renewals.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { pspCards } from '#src/backend/db/schema/psp.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf } from '../world.ts';
import {
  cardOf,
  chargesOf,
  expectBooksToBalance,
  inFrame,
  press,
  subscribeTo,
  announcedPayments,
} from './payments.ts';

const day = 86_400_000;
let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  await subscribeTo(bo, 'ada');
});

const row = async () => {
  const [found] = await backend.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.byUserId, idOf('bo')), eq(subscriptions.toUserId, idOf('ada'))));
  if (!found) throw new Error('no subscription');
  return found;
};
const untilTheEnd = async () =>
  backend.advance((await row()).expiresAt.getTime() - backend.clock().getTime());
const boCardNow = async (behaviour: string) => {
  const { providerToken } = await cardOf(backend, 'bo', '4242');
  await backend.db.update(pspCards).set({ behaviour }).where(eq(pspCards.token, providerToken));
};

test('nothing is charged before its time', async () => {
  backend.advance(80 * day);
  expect(await renewDue(backend)).toBe(0);
  expect(await chargesOf(backend)).toHaveLength(1);
});

test('renewed at its end, for the price agreed, without a gap', async () => {
  const { expiresAt } = await row();
  await press(backend, 'price', { subject: 'user', id: idOf('ada'), price: 1999 });
  backend.advance(expiresAt.getTime() - backend.clock().getTime() - 60_000);
  await renewDue(backend);
  expect((await row()).expiresAt).toEqual(addMonths(expiresAt, 3));
  const charges = await chargesOf(backend);
  expect(charges.map(({ amount }) => amount)).toEqual([2697, 2697]);
  expect(announcedPayments(backend, 'bo').at(-1)).toMatchObject({
    is_renewal: true,
    status: 'succeeded',
  });
  await renewDue(backend);
  expect(await chargesOf(backend)).toHaveLength(2);
  await expectBooksToBalance(backend);
});

test('two processes at once charge one renewal', async () => {
  await untilTheEnd();
  await Promise.all(Array.from({ length: 6 }, () => renewDue({ ...backend })));
  expect(await chargesOf(backend)).toHaveLength(2);
  await expectBooksToBalance(backend);
});

test('one that was cancelled ends and is not charged', async () => {
  const off = await bo.post(`/api/v1/people/${idOf('ada')}/deactivate_renew`);
  expect(off.status).toBe(200);
  await untilTheEnd();
  expect(await renewDue(backend)).toBe(0);
  expect((await row()).expiresAt <= backend.clock()).toBe(true);
  expect(await chargesOf(backend)).toHaveLength(1);
});

describe('refused', () => {
  test('tried again after 1, 3 and 5 days, then given up', async () => {
    await boCardNow('has_no_funds');
    await untilTheEnd();
    for (const [failures, wait] of [1, 3, 5].entries()) {
      await renewDue(backend);
      expect(await row()).toMatchObject({ renewalFailures: failures + 1, isAutoRenewable: true });
      backend.advance(wait * day - 60_000);
      expect(await renewDue(backend)).toBe(0);
      backend.advance(120_000);
    }
    await renewDue(backend);
    expect(await row()).toMatchObject({ renewalFailures: 4, isAutoRenewable: false });
    expect(await chargesOf(backend)).toHaveLength(1);
    expect(
      announcedPayments(backend, 'bo').filter(({ status }) => status === 'failed'),
    ).toHaveLength(4);
  });

  test('paid at a later try: runs from then', async () => {
    await boCardNow('declines');
    await untilTheEnd();
    await renewDue(backend);
    const me = (await (await signedIn(backend, 'bo')).get('/api/v1/subscriptions/ada')).json();
    expect(await me).toMatchObject({ data: { renewal_failed: true, is_expired: true } });
    await boCardNow('pays');
    backend.advance(day + 1);
    await renewDue(backend);
    const { expiresAt, renewalFailures } = await row();
    expect([expiresAt, renewalFailures]).toEqual([addMonths(backend.clock(), 3), 0]);
    await expectBooksToBalance(backend);
  });

  test('the provider is down: not the payer’s fault, tried again in an hour', async () => {
    await untilTheEnd();
    await press(backend, 'money', { isDown: true });
    await renewDue(backend);
    expect(await row()).toMatchObject({ renewalFailures: 0, isAutoRenewable: true });
    await press(backend, 'money', { isDown: false });
    backend.advance(3_600_001);
    await renewDue(backend);
    expect((await row()).expiresAt > backend.clock()).toBe(true);
    expect(await chargesOf(backend)).toHaveLength(2);
  });

  test('without a card', async () => {
    await backend.db.update(subscriptions).set({ cardId: null });
    await untilTheEnd();
    await renewDue(backend);
    expect(await row()).toMatchObject({ renewalFailures: 1 });
  });
});

test('the bank asks: a day to answer, then refused', async () => {
  await boCardNow('asks_always');
  await untilTheEnd();
  await renewDue(backend);
  const [asked] = await backend.db
    .select()
    .from(payments)
    .where(eq(payments.status, 'requires_action'));
  const token = new URL(asked?.actionUrl ?? '', 'http://x').searchParams.get('token') ?? '';
  backend.advance(5 * 3_600_000);
  await press(backend, 'jobs');
  expect(await row()).toMatchObject({ renewalFailures: 0 });
  await inFrame(backend, '/psp/challenges', { token, answer: 'approve' });
  expect((await row()).expiresAt > backend.clock()).toBe(true);
  await expectBooksToBalance(backend);
});

test('nobody answers the bank: counted as refused', async () => {
  await boCardNow('asks_always');
  await untilTheEnd();
  await renewDue(backend);
  backend.advance(25 * 3_600_000);
  await press(backend, 'jobs');
  expect(await row()).toMatchObject({ renewalFailures: 1 });
  expect(await chargesOf(backend)).toHaveLength(1);
});

test('not across a block, and not for who has left', async () => {
  await ban(backend, 'ada', 'bo', 'block');
  await untilTheEnd();
  await renewDue(backend);
  expect(await row()).toMatchObject({ isAutoRenewable: false });
  expect(await chargesOf(backend)).toHaveLength(1);
});

const at = (text: string) => new Date(`${text}T12:00:00Z`);

test('from a 31st it comes on the 28th, then on the 31st again, also after a refund', async () => {
  await backend.db.delete(subscriptions);
  backend.advance(at('2027-01-31').getTime() - backend.clock().getTime());
  bo = await signedIn(backend, 'bo');
  await subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 });
  const ends: string[] = [];
  for (let renewals = 0; renewals < 4; renewals += 1) {
    const { expiresAt } = await row();
    ends.push(expiresAt.toISOString().slice(5, 10));
    backend.advance(expiresAt.getTime() - backend.clock().getTime() - 60_000);
    await renewDue(backend);
  }
  expect(ends).toEqual(['02-28', '03-31', '04-30', '05-31']);
  expect((await row()).expiresAt.toISOString().slice(5, 10)).toBe('06-30');
  const [last] = await backend.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  await press(backend, 'refund', { payment: last?.id });
  expect((await row()).expiresAt).toEqual(new Date('2027-05-31T12:00:00Z'));
});

test('a day that one moved to is kept, whatever was kept before', async () => {
  const end = at('2027-03-15');
  await backend.db.update(subscriptions).set({ expiresAt: end, keptDay: 31, months: 1 });
  backend.advance(end.getTime() - backend.clock().getTime() - 60_000);
  await renewDue(backend);
  expect(await row()).toMatchObject({ expiresAt: at('2027-04-15'), keptDay: 15 });
});

test('months end on the day they have', () => {
  expect(addMonths(at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
  expect(addMonths(at('2027-11-30'), 3)).toEqual(at('2028-02-29'));
  expect(addMonths(at('2026-12-15'), 12)).toEqual(at('2027-12-15'));
});
