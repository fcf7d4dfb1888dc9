import { beforeEach, describe, expect, test } from 'vitest';
import { subscriptionPaid } from '#src/contract/billing/billing.ts';
import { plansAnswer, subscriptionAnswer } from '#src/contract/people/subscription.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, idOf, storeFile, subscribe, writePost } from '../../world.ts';
import {
  chargesOf,
  expectBooksToBalance,
  inFrame,
  press,
  saveCard,
  subscribeTo,
} from '../payments.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});
const plansOf = async (name: string, by: Browser) =>
  plansAnswer.parse(await (await by.get(`/api/v1/profiles/${name}/plans`)).json()).data;
const mine = async () =>
  subscriptionAnswer.parse(await (await bo.get('/api/v1/subscriptions/ada')).json()).data;

describe('plans', () => {
  test('1, 3, 6 and 12 months, discounts and the server’s prices; also for guests', async () => {
    const plans = await plansOf('ada', await openBrowser(backend));
    expect(plans.map(({ months, price, discount }) => [months, price.amount, discount])).toEqual([
      [1, 999, 0],
      [3, 2697, 10],
      [6, 5095, 15],
      [12, 8991, 25],
    ]);
    expect(await plansOf('ADA', bo)).toEqual(plans);
  });

  test('none where nothing is sold; 404 for nobody, who left and who blocks', async () => {
    expect(await plansOf('cy', bo)).toEqual([]);
    for (const name of ['nobody', 'eli'])
      expect((await bo.get(`/api/v1/profiles/${name}/plans`)).status).toBe(404);
    await ban(backend, 'ada', 'bo', 'block');
    expect((await bo.get('/api/v1/profiles/ada/plans')).status).toBe(404);
  });
});

describe('subscribing', () => {
  test('three months: charged once, runs three calendar months, opens posts', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    const post = await writePost(backend, 'ada', { visibility: 'subscribers', media: [hash] });
    const path = `/api/v1/profiles/ada/posts/${post.id}`;
    expect(await (await bo.get(path)).json()).toMatchObject({ data: { is_locked: true } });
    const answer = await subscribeTo(bo, 'ada');
    expect(answer.status).toBe(201);
    const { entry, transaction } = subscriptionPaid.parse(await answer.json());
    expect(entry).toMatchObject({
      by_user: { username: 'bo' },
      to_user: { username: 'ada' },
      months: 3,
      price: { amount: 2697 },
      expires_at: '2026-08-04T10:00:00.000Z',
      is_auto_renewable: true,
      is_expired: false,
      renewal_failed: false,
      card: { last4: '4242' },
    });
    expect(transaction.subject).toEqual({ type: 'user', id: idOf('ada') });
    expect(await mine()).toEqual(entry);
    expect(await (await bo.get(path)).json()).toMatchObject({ data: { is_locked: false } });
    const received = backend.published.filter(({ event }) => event.endsWith('RelationChanged'));
    expect(received.map(({ channels }) => channels[0])).toEqual(
      (['bo', 'ada'] as const).map((name) => `private-App.Models.User.${idOf(name)}`),
    );
    await expectBooksToBalance(backend);
  });

  test('without renewing', async () => {
    const rest = { plan_id: 1, expected_amount: 999, auto_renew: false };
    const answer = await subscribeTo(bo, 'ada', rest);
    expect(await answer.json()).toMatchObject({
      entry: { months: 1, is_auto_renewable: false, expires_at: '2026-06-04T10:00:00.000Z' },
    });
  });

  test.each([
    [
      'another price',
      { expected_amount: 1 },
      409,
      { code: 'price_changed', price: { amount: 2697 } },
    ],
    ['a plan that is not there', { plan_id: 2 }, 422, {}],
    ['oneself', { to_user_id: idOf('bo') }, 422, {}],
    ['nobody', { to_user_id: 4321 }, 422, {}],
    ['who sells nothing', { to_user_id: idOf('cy') }, 422, {}],
  ])('%s', async (_name, rest, status, body) => {
    const answer = await subscribeTo(bo, 'ada', rest);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('twice is 409; after the end it is bought anew', async () => {
    await subscribe(backend, 'bo', 'ada');
    const again = await subscribeTo(bo, 'ada');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already_subscribed' });
    backend.advance(31 * 86_400_000);
    bo = await signedIn(backend, 'bo');
    expect(await mine()).toMatchObject({ is_expired: true });
    expect((await subscribeTo(bo, 'ada')).status).toBe(201);
    expect(await mine()).toMatchObject({ is_expired: false, months: 3 });
    await expectBooksToBalance(backend);
  });

  test.each(['ada', 'bo'] as const)('not across a block of %s', async (by) => {
    await ban(backend, by, by === 'ada' ? 'bo' : 'ada', 'block');
    expect((await subscribeTo(bo, 'ada')).status).toBe(403);
    expect(await chargesOf(backend)).toEqual([]);
  });

  test('the price of another moment stays what was agreed', async () => {
    await subscribeTo(bo, 'ada');
    await press(backend, 'price', { subject: 'user', id: idOf('ada'), price: 1999 });
    expect(await mine()).toMatchObject({ price: { amount: 2697 } });
    expect((await plansOf('ada', bo))[0]?.price.amount).toBe(1999);
  });

  test('after the bank’s question it runs', async () => {
    const card = await saveCard(backend, bo, '4000000000003220');
    const asked = await subscribeTo(bo, 'ada', { card_id: card.id });
    const { action_url: url } = (await asked.json()) as { action_url: string };
    expect(await mine()).toBeNull();
    const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
    await inFrame(backend, '/psp/challenges', { token, answer: 'approve' });
    expect(await mine()).toMatchObject({ is_expired: false });
    await expectBooksToBalance(backend);
  });
});
