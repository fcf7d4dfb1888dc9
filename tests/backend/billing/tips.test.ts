import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { ledgerEntries, payments } from '#src/backend/db/schema/billing.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { tipPaid, transactionAnswer } from '#src/contract/billing/billing.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, idOf, writePost } from '../world.ts';
import {
  chargesOf,
  expectBooksToBalance,
  newKey,
  saveCard,
  tip,
  announcedPayments,
} from './payments.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

test('a tip is charged, booked with its fee, and told to both', async () => {
  const answer = await tip(bo, 'ada', { amount: 1250, message: ' for the fog ' });
  expect(answer.status).toBe(201);
  const { status, transaction } = tipPaid.parse(await answer.json());
  expect(status).toBe('succeeded');
  expect(transaction).toMatchObject({
    type: 'tip',
    direction: 'out',
    status: 'succeeded',
    amount: { amount: 1250, currency: 'USD' },
    fee: null,
    net: null,
    counterpart: { username: 'ada' },
    card: { brand: 'visa', last4: '4242' },
    note: 'for the fog',
    is_renewal: false,
  });
  const entries = await backend.db.select().from(ledgerEntries);
  expect(entries.map(({ account, ownerId, amount }) => [account, ownerId, amount])).toEqual(
    expect.arrayContaining([
      ['card', idOf('bo'), -1250],
      ['earnings', idOf('ada'), 1000],
      ['fees', null, 250],
    ]),
  );
  const earned = entries.find(({ account }) => account === 'earnings');
  expect(earned?.availableAt.getTime()).toBe(backend.clock().getTime() + 7 * 86_400_000);
  expect(announcedPayments(backend, 'bo')).toMatchObject([
    { direction: 'out', status: 'succeeded' },
  ]);
  expect(announcedPayments(backend, 'ada')).toMatchObject([
    { direction: 'in', fee: { amount: 250 }, net: { amount: 1000 }, card: null },
  ]);
  await expectBooksToBalance(backend);
});

test('both sides may read it, nobody else', async () => {
  const { transaction } = tipPaid.parse(await (await tip(bo, 'ada')).json());
  const path = `/api/v1/billing/transactions/${transaction.id}`;
  expect(transactionAnswer.parse(await (await bo.get(path)).json()).data).toEqual(transaction);
  const ada = await signedIn(backend, 'ada');
  expect(await (await ada.get(path)).json()).toMatchObject({
    data: { direction: 'in', counterpart: { username: 'bo' } },
  });
  const fay = await signedIn(backend, 'fay');
  expect((await fay.get(path)).status).toBe(404);
});

describe('who may not', () => {
  test('guests, the unverified, the deleted', async () => {
    expect((await tip(await openBrowser(backend), 'ada')).status).toBe(401);
    for (const name of ['dee', 'eli'])
      expect((await tip(await signedIn(backend, name), 'ada')).status).toBe(403);
  });

  test.each([
    ['below the minimum', { amount: 99 }, 'amount'],
    ['above the maximum', { amount: 20_001 }, 'amount'],
    ['to oneself', { to_user_id: idOf('bo') }, 'to_user_id'],
    ['to nobody', { to_user_id: 9999 }, 'to_user_id'],
    ['to the product', { to_user_id: 1 }, 'to_user_id'],
    ['to who has left', { to_user_id: idOf('eli') }, 'to_user_id'],
    ['in other money', { currency: 'EUR' }, 'currency'],
    ['with a card that is not there', { card_id: 77 }, 'card_id'],
  ])('%s: 422', async (_name, rest, field) => {
    const answer = await tip(bo, 'ada', rest);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual([field]);
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('with somebody else’s card', async () => {
    const ada = await signedIn(backend, 'ada');
    const card = await saveCard(backend, ada, '4242424242424242');
    expect((await tip(bo, 'ada', { card_id: card.id })).status).toBe(422);
  });

  test('to who cannot be paid, and across a block', async () => {
    const toCy = await tip(bo, 'cy');
    expect(toCy.status).toBe(403);
    expect(await toCy.json()).toMatchObject({ code: 'not_a_creator' });
    await ban(backend, 'ada', 'bo', 'block');
    expect((await tip(bo, 'ada')).status).toBe(403);
    expect(await chargesOf(backend)).toEqual([]);
    expect(await backend.db.select().from(payments)).toEqual([]);
  });

  test('for a post of somebody else', async () => {
    const mine = await writePost(backend, 'ada');
    const other = await writePost(backend, 'fay');
    const subjects = [mine, other].map(({ id }) => ({ type: 'post', id }));
    const statuses = [];
    for (const subject of subjects) statuses.push((await tip(bo, 'ada', { subject })).status);
    expect(statuses).toEqual([201, 422]);
  });
});

test('a key is needed, and is a UUID', async () => {
  for (const headers of [{}, { 'Idempotency-Key': 'tip-1' }]) {
    const answer = await tip(bo, 'ada', {}, headers as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'idempotency_key_required' });
  }
});

test('the same key tips once and answers the same; another body is refused', async () => {
  const key = newKey();
  const first = await tip(bo, 'ada', {}, key);
  const again = await tip(bo, 'ada', {}, key);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  const other = await tip(bo, 'ada', { amount: 700 }, key);
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await chargesOf(backend)).toHaveLength(1);
});

test('a creator who lost their standing is not paid', async () => {
  await backend.db
    .update(users)
    .set({ isCreator: false })
    .where(eq(users.id, idOf('ada')));
  expect((await tip(bo, 'ada')).status).toBe(403);
});
