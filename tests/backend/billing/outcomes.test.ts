import { beforeEach, describe, expect, test } from 'vitest';
import { paymentPending, paymentRefused } from '#src/contract/billing/billing.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import {
  chargesOf,
  expectBooksToBalance,
  inFrame,
  newKey,
  press,
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

const withCard = async (number: string, headers = newKey()) => {
  const { id } = await saveCard(backend, bo, number);
  return tip(bo, 'ada', { card_id: id }, headers);
};
const statusOf = async (id: number) =>
  (
    (await (await bo.get(`/api/v1/billing/transactions/${id}`)).json()) as {
      data: { status: string; decline_code: string | null };
    }
  ).data;
const tokenOf = (url: string) => new URL(url, 'http://x').searchParams.get('token') ?? '';

describe('refused', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'card_declined', 'expired_card'],
  ])('%s is 402 %s', async (number, code, declineCode) => {
    const key = newKey();
    const answer = await withCard(number, key);
    expect(answer.status).toBe(402);
    const body = paymentRefused.parse(await answer.json());
    expect(body).toMatchObject({
      code,
      decline_code: declineCode,
      transaction: { status: 'failed', decline_code: declineCode },
    });
    expect(await chargesOf(backend)).toEqual([]);
    expect(announcedPayments(backend, 'ada')).toEqual([]);
    const again = await tip(bo, 'ada', { card_id: (await cardIds())[0] ?? 0 }, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([402, 'true']);
  });

  test('the payee never hears of it', async () => {
    const refused = paymentRefused.parse(await (await withCard('4000000000000002')).json());
    const ada = await signedIn(backend, 'ada');
    const path = `/api/v1/billing/transactions/${refused.transaction?.id}`;
    expect((await ada.get(path)).status).toBe(404);
  });
});

const cardIds = async () =>
  (
    (await (await bo.get('/api/v1/billing/cards')).json()) as {
      data: { id: number; last4: string }[];
    }
  ).data
    .filter(({ last4 }) => last4 !== '4242')
    .map(({ id }) => id);

const answer = (url: string, what: string) =>
  inFrame(backend, '/psp/challenges', { token: tokenOf(url), answer: what });

async function begin(number = '4000000000003220') {
  const asked = await withCard(number);
  expect(asked.status).toBe(202);
  const body = paymentPending.parse(await asked.json());
  if (body.status !== 'requires_action') throw new Error(body.status);
  expect(body.transaction.action_url).toBe(body.action_url);
  expect(body.action_url).toMatch(/^\/psp\/challenge\?token=/);
  return body;
}

describe('3-D Secure', () => {
  test('approved: told by an event, charged once', async () => {
    const { action_url, transaction } = await begin();
    expect(await chargesOf(backend)).toEqual([]);
    expect((await answer(action_url, 'approve')).status).toBe(200);
    expect(announcedPayments(backend, 'bo').map(({ status }) => status)).toEqual([
      'requires_action',
      'succeeded',
    ]);
    expect(announcedPayments(backend, 'ada')).toHaveLength(1);
    expect((await answer(action_url, 'refuse')).status).toBe(200);
    expect(await statusOf(transaction.id)).toMatchObject({ status: 'succeeded' });
    await expectBooksToBalance(backend);
  });

  test.each([
    ['refuse', 'authentication_failed'],
    ['close', 'authentication_abandoned'],
  ])('%s: failed', async (what, declineCode) => {
    const { action_url, transaction } = await begin();
    await answer(action_url, what);
    expect(await statusOf(transaction.id)).toMatchObject({
      status: 'failed',
      decline_code: declineCode,
    });
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('approved and then declined by the bank', async () => {
    const { action_url, transaction } = await begin('4000008400001629');
    await answer(action_url, 'approve');
    expect(await statusOf(transaction.id)).toMatchObject({
      status: 'failed',
      decline_code: 'generic_decline',
    });
  });

  test('a card may ask only once', async () => {
    const { action_url, transaction } = await begin('4000002500003155');
    await answer(action_url, 'approve');
    expect(await statusOf(transaction.id)).toMatchObject({ status: 'succeeded' });
    const [id = 0] = await cardIds();
    expect((await tip(bo, 'ada', { card_id: id })).status).toBe(201);
  });

  test('nobody answers: given up after a quarter of an hour', async () => {
    const { transaction, action_url } = await begin();
    backend.advance(16 * 60_000);
    expect(await statusOf(transaction.id)).toMatchObject({
      status: 'failed',
      decline_code: 'authentication_abandoned',
    });
    await answer(action_url, 'approve');
    expect(await chargesOf(backend)).toEqual([]);
  });
});

describe('not decided at once', () => {
  test('a slow bank: processing, then paid, by the jobs or by asking', async () => {
    const answer = await withCard('4000000000000077');
    expect(answer.status).toBe(202);
    const { status, transaction } = paymentPending.parse(await answer.json());
    expect([status, transaction.status]).toEqual(['processing', 'pending']);
    backend.advance(4_000);
    await press(backend, 'jobs');
    expect(announcedPayments(backend, 'bo').at(-1)).toMatchObject({ status: 'succeeded' });
    await expectBooksToBalance(backend);
  });

  test('a slow bank that refuses in the end', async () => {
    const answer = await withCard('4000000000000259');
    const { transaction } = paymentPending.parse(await answer.json());
    backend.advance(4_000);
    expect(await statusOf(transaction.id)).toMatchObject({ status: 'failed' });
  });

  test('the provider charges and its answer is lost: asked again, paid once', async () => {
    expect((await withCard('4000000000006975')).status).toBe(201);
    await press(backend, 'money', { loseAnswer: 1 });
    expect((await tip(bo, 'ada')).status).toBe(201);
    expect(await chargesOf(backend)).toHaveLength(2);
    await expectBooksToBalance(backend);
  });

  test('the provider is down: 503, nothing charged, and the same key works later', async () => {
    await press(backend, 'money', { isDown: true });
    const key = newKey();
    const refused = await tip(bo, 'ada', {}, key);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'payments_unavailable' });
    await press(backend, 'money', { isDown: false });
    expect((await tip(bo, 'ada', {}, key)).status).toBe(201);
    expect(await chargesOf(backend)).toHaveLength(1);
  });

  test('the switches: declined, asked, slow', async () => {
    await press(backend, 'money', { decline: 'insufficient_funds', action: 1, processing: 1 });
    expect((await tip(bo, 'ada')).status).toBe(402);
    expect(await (await tip(bo, 'ada')).json()).toMatchObject({ status: 'requires_action' });
    expect(await (await tip(bo, 'ada')).json()).toMatchObject({ status: 'processing' });
    expect((await tip(bo, 'ada')).status).toBe(201);
  });
});
