import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { renewDue } from '#src/backend/billing/subscriptions/renewals.ts';
import { publishDue } from '#src/backend/posts/publisher.ts';
import { payments } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { messagesAnswer } from '#src/contract/chat/chat.ts';
import { confirmed, signedIn, type Browser } from '../../auth/browser.ts';
import { newKey, subscribeTo, tip } from '../../billing/payments.ts';
import { payoutWorld } from '../../billing/payouts/payout-world.ts';
import { createTestBackend } from '../../harness.ts';
import { makePost } from '../../posts/writing.ts';
import { follow, idOf, storeFile, subscribe, writePost } from '../../world.ts';
import { comeBack, day, leave, ledgerOf, noticesOf, rowOf } from './leaving-world.ts';

const list = async (browser: Browser) => {
  const answer = await browser.post('/api/v1/messages', { withUserId: 1, type: 1 });
  return messagesAnswer.parse(await answer.json());
};
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];

describe('leaving waits for', () => {
  test('a balance: paid out first, and what is on its way', async () => {
    const world = await payoutWorld();
    const balance = { available: { amount: 8_000 }, pending: { amount: 0 }, pending_until: null };
    expect(await ledgerOf(world.ada())).toMatchObject({ balance, blockers: ['balance_not_empty'] });
    expect(await codeOf(await leave(world.ada()))).toEqual([409, 'balance_not_empty']);
    await world.keep();
    expect((await world.ask(8_000)).status).toBe(201);
    expect(await ledgerOf(world.ada())).toMatchObject({
      payout: { amount: { amount: 8_000 } },
      blockers: ['payout_pending'],
    });
    expect(await codeOf(await leave(world.ada()))).toEqual([409, 'payout_pending']);
    await world.settle();
    expect((await leave(world.ada())).status).toBe(200);
    await world.booksBalance();
  });

  test('earnings that have not waited their week, but not for less than is ever paid out', async () => {
    const backend = await createTestBackend();
    const [ada, bo] = [await confirmed(backend, 'ada'), await signedIn(backend, 'bo')];
    await tip(bo, 'ada', { amount: 2_000 });
    expect(await ledgerOf(ada)).toMatchObject({
      balance: {
        available: { amount: 0 },
        pending: { amount: 1_600 },
        pending_until: new Date(backend.clock().getTime() + 7 * day).toISOString(),
        minimum: { amount: 2_000 },
      },
      blockers: [],
    });
    await tip(bo, 'ada', { amount: 500 });
    expect(await codeOf(await leave(ada))).toEqual([409, 'balance_not_empty']);
  });

  test('days that subscribers have paid for; their renewals can be ended', async () => {
    const backend = await createTestBackend();
    const [ada, bo] = [await confirmed(backend, 'ada'), await signedIn(backend, 'bo')];
    await subscribe(backend, 'bo', 'ada', 12);
    const until = new Date(backend.clock().getTime() + 12 * day).toISOString();
    expect((await ledgerOf(ada)).subscribers).toEqual({ count: 1, renewing: 1, until });
    expect(await codeOf(await leave(ada))).toEqual([409, 'active_subscribers']);
    const unsure = await signedIn(backend, 'ada');
    const stop = '/api/v1/me/subscribers/end_renewals';
    expect((await unsure.post(stop)).status).toBe(423);
    for (const _ of [1, 2])
      expect(await (await ada.post(stop)).json()).toMatchObject({
        data: { subscribers: { count: 1, renewing: 0, until } },
      });
    const relation = backend.published.find(
      ({ event, channels }) =>
        event.endsWith('RelationChanged') && channels[0]?.endsWith(`.${idOf('bo')}`),
    );
    expect(relation).toBeDefined();
    expect(await noticesOf(backend, 'bo')).toEqual([
      { kind: 'renewals_ended', personId: idOf('ada'), until },
    ]);
    const again = await bo.post(`/api/v1/people/${idOf('ada')}/reactivate_renew`);
    expect(await codeOf(again)).toEqual([409, 'not_for_sale']);
    const plans = await (await signedIn(backend, 'fay')).get('/api/v1/profiles/ada/plans');
    expect(await plans.json()).toEqual({ data: [] });
    backend.advance(12 * day);
    expect((await leave(await confirmed(backend, 'ada'))).status).toBe(200);
  });
});

test('the ledger counts what is lost and what stays with others', async () => {
  const backend = await createTestBackend();
  const [ada, bo] = [await confirmed(backend, 'ada'), await signedIn(backend, 'bo')];
  await follow(backend, 'cy', 'ada');
  await follow(backend, 'ada', 'fay');
  await subscribe(backend, 'ada', 'fay', 5);
  await storeFile(backend, 'ada', { bytes: 700 });
  const sold = await writePost(backend, 'ada', { text: 'x', isPaid: true, price: 500 });
  const paying = { expected_amount: 500, currency: 'USD', card_id: 1 };
  await bo.post(`/api/v1/posts/${sold.id}/purchase`, paying, newKey());
  await makePost(ada, { text: 'later', status: 'draft' });
  expect(await ledgerOf(ada)).toMatchObject({
    closed_at: null,
    followers: 1,
    following: 1,
    subscriptions: { count: 1, renewing: 1 },
    posts: { published: 1, scheduled: 0, drafts: 1 },
    files: { count: 1, bytes: 700 },
    sold: 1,
    kept_payments: 1,
    purchases: { count: 0 },
  });
  expect((await ledgerOf(bo)).purchases).toEqual({
    count: 1,
    total: { amount: 500, currency: 'USD' },
  });
});

describe('while an account is closed', () => {
  test('nothing renews for it, and what was planned waits for its return', async () => {
    const backend = await createTestBackend();
    let bo = await confirmed(backend, 'bo');
    await subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 });
    const publish_at = new Date(backend.clock().getTime() + 3_600_000).toISOString();
    const { id } = await makePost(bo, { text: 'later', publish_at });
    await leave(bo);
    backend.advance(10 * day);
    expect(await publishDue(backend)).toBe(0);
    backend.advance(25 * day - 20 * 3_600_000);
    await backend.db.update(subscriptions).set({ expiresAt: backend.clock() });
    await renewDue(backend);
    expect(await backend.db.$count(payments)).toBe(1);
    const own = and(
      eq(subscriptions.byUserId, idOf('bo')),
      eq(subscriptions.toUserId, idOf('ada')),
    );
    expect((await backend.db.select().from(subscriptions).where(own))[0]?.isAutoRenewable).toBe(
      false,
    );
    backend.advance(-10 * day);
    bo = await signedIn(backend, 'bo');
    await comeBack(bo);
    expect(await publishDue(backend)).toBe(1);
    const [post] = await backend.db.select().from(posts).where(eq(posts.id, id));
    expect(post?.publishedAt?.toISOString()).toBe(publish_at);
  });

  test('who waited for a renewal with its creator is notified once that it ended', async () => {
    const backend = await createTestBackend();
    const ada = await confirmed(backend, 'ada');
    await subscribe(backend, 'bo', 'ada', -1);
    await subscribe(backend, 'cy', 'ada', -1);
    await backend.db
      .update(users)
      .set({ isDeleted: true, deletedAt: backend.clock() })
      .where(eq(users.id, idOf('cy')));
    const until = new Date(backend.clock().getTime() - day).toISOString();
    expect((await leave(ada)).status).toBe(200);
    for (const _ of [1, 2]) await renewDue(backend);
    const ended = { kind: 'renewals_ended', personId: idOf('ada'), until };
    const lapsed = { ...ended, kind: 'subscription_lapsed' };
    expect(await noticesOf(backend, 'bo')).toEqual([ended]);
    expect(await noticesOf(backend, 'cy')).toEqual([lapsed]);
    const [line] = (await list(await signedIn(backend, 'bo'))).messages;
    expect(line).toMatchObject({
      text: `Ada Marlow no longer takes subscriptions. Yours is paid until ${until.slice(0, 10)} and won't renew.`,
      notice: { until, path: '/interests/subscriptions' },
    });
    expect(await backend.db.$count(payments)).toBe(0);
  });

  test('nobody pays it, follows it or writes to it', async () => {
    const backend = await createTestBackend();
    const [ada, bo] = [await confirmed(backend, 'ada'), await signedIn(backend, 'bo')];
    await leave(ada);
    expect((await tip(bo, 'ada')).status).toBe(422);
    expect((await subscribeTo(bo, 'ada')).status).toBe(422);
    expect((await bo.post(`/api/v1/people/${idOf('ada')}/start_following`)).status).toBe(404);
    expect(await backend.db.$count(payments)).toBe(0);
    expect((await rowOf(backend, 'ada')).isDeleted).toBe(true);
  });
});
