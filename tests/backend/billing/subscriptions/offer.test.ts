import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import {
  plansAnswer,
  subscriptionAnswer,
  subscriptionSettingsAnswer,
  type SubscriptionSettingsRequest,
} from '#src/contract/people/subscription.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { chargesOf, expectBooksToBalance, subscribeTo } from '../payments.ts';

const path = '/api/v1/me/subscription_settings';
const day = 86_400_000;

let backend: TestBackend;
let bo: Browser;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  ada = await signedIn(backend, 'ada');
  await ada.post('/user/confirm-password', { password: 'correct-horse-9' });
});

const later = (days: number) => new Date(backend.clock().getTime() + days * day).toISOString();
const plain: SubscriptionSettingsRequest = {
  price: 1299,
  currency: 'USD',
  plans: [{ months: 3, discount: 20 }],
  trial_days: 0,
  promotion: null,
};
const put = (by: Browser, rest: Record<string, unknown> = {}) =>
  by.send('PUT', path, { ...plain, ...rest });
const plansFor = async (by: Browser) =>
  plansAnswer.parse(await (await by.get('/api/v1/profiles/ada/plans')).json()).data;
const buy = (planId: number, amount: number) =>
  subscribeTo(bo, 'ada', { plan_id: planId, expected_amount: amount });
const mine = async () =>
  subscriptionAnswer.parse(await (await bo.get('/api/v1/subscriptions/ada')).json()).data;

describe('what a creator offers', () => {
  it('is read back as it was stored, and is what fans are offered', async () => {
    const answer = await put(ada);
    expect(answer.status).toBe(200);
    const { data } = subscriptionSettingsAnswer.parse(await answer.json());
    expect(data).toMatchObject({ price: 1299, trial_days: 0, promotion: null, is_creator: true });
    expect(data.plans).toEqual([
      { months: 3, discount: 20 },
      { months: 6, discount: 0 },
      { months: 12, discount: 0 },
    ]);
    expect(subscriptionSettingsAnswer.parse(await (await ada.get(path)).json()).data).toEqual(data);
    const plans = await plansFor(await openBrowser(backend));
    expect(plans.map(({ price }) => price.amount)).toEqual([1299, 3118, 7794, 15_588]);
    expect((await buy(1, 999)).status).toBe(409);
    expect((await buy(1, 1299)).status).toBe(201);
  });

  it('overwrites nothing that another device saved since it was read', async () => {
    const read = async () =>
      subscriptionSettingsAnswer.parse(await (await ada.get(path)).json()).data;
    const { version: before } = await read();
    const answers = await Promise.all([
      put(ada, { price: 1499, version: before }),
      put(ada, { price: 1599, version: before }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { price, version } = await read();
    expect(version).not.toBe(before);
    expect((await put(ada, { price: 1699, version: before })).status).toBe(409);
    expect((await read()).price).toBe(price);
    expect((await put(ada, { price: 1699, version })).status).toBe(200);
    expect((await put(ada)).status).toBe(200);
  });

  it('keeps the price of who subscribes already, at each renewal', async () => {
    expect((await buy(1, 999)).status).toBe(201);
    await put(ada, { price: 4999 });
    expect((await mine())?.price.amount).toBe(999);
    backend.advance(31 * day);
    await runJobs(backend);
    expect((await chargesOf(backend)).map(({ amount }) => amount)).toEqual([999, 999]);
  });

  it('is tried for nothing once, and charged at its price afterwards', async () => {
    await put(ada, { trial_days: 7, promotion: { discount: 50, until: later(5) } });
    const [month] = await plansFor(bo);
    expect(month).toMatchObject({
      price: { amount: 0 },
      renewal_price: { amount: 1299 },
      trial_days: 7,
    });
    expect((await buy(1, 0)).status).toBe(201);
    expect(await mine()).toMatchObject({
      price: { amount: 1299 },
      expires_at: later(7),
      is_auto_renewable: true,
    });
    expect(await chargesOf(backend)).toHaveLength(0);
    backend.advance(7 * day);
    await runJobs(backend);
    expect((await chargesOf(backend)).map(({ amount }) => amount)).toEqual([1299]);
    // A session does not last so long.
    bo = await signedIn(backend, 'bo');
    // Whoever had one is not offered another; what is left of the promotion is over by now.
    const pair = eq(subscriptions.byUserId, idOf('bo'));
    await backend.db.update(subscriptions).set({ expiresAt: backend.clock() }).where(pair);
    expect((await plansFor(bo))[0]).toMatchObject({ price: { amount: 1299 }, trial_days: 0 });
    expect((await buy(1, 0)).status).toBe(409);
    expect((await plansFor(await openBrowser(backend)))[0]).toMatchObject({ trial_days: 7 });
  });

  it('is less for the first month while the promotion lasts, and its price from then on', async () => {
    await put(ada, { promotion: { discount: 50, until: later(5) } });
    const [month] = await plansFor(bo);
    expect(month).toMatchObject({
      price: { amount: 650 },
      renewal_price: { amount: 1299 },
      discount: 50,
    });
    expect((await buy(1, 650)).status).toBe(201);
    await expectBooksToBalance(backend);
    backend.advance(31 * day);
    await runJobs(backend);
    expect((await chargesOf(backend)).map(({ amount }) => amount)).toEqual([650, 1299]);
    expect((await plansFor(await openBrowser(backend)))[0]).toMatchObject({
      price: { amount: 1299 },
      promotion_until: null,
    });
  });

  it('is closed by an empty price, and what runs goes on', async () => {
    expect((await buy(1, 999)).status).toBe(201);
    await put(ada, { price: null });
    expect(await plansFor(await openBrowser(backend))).toEqual([]);
    backend.advance(31 * day);
    await runJobs(backend);
    expect(await chargesOf(backend)).toHaveLength(2);
  });

  it('is refused out of bounds, without the password, and to who may not sell', async () => {
    expect((await put(ada, { price: 498 })).status).toBe(422);
    expect((await put(ada, { price: 5000 })).status).toBe(422);
    expect((await put(ada, { currency: 'EUR' })).status).toBe(422);
    expect((await put(ada, { promotion: { discount: 50, until: later(-1) } })).status).toBe(422);
    expect((await put(ada, { promotion: { discount: 50, until: later(400) } })).status).toBe(422);
    expect((await put(ada, { trial_days: 31 })).status).toBe(422);
    expect((await put(await openBrowser(backend))).status).toBe(401);
    expect((await put(bo)).status).toBe(423);
    await bo.post('/user/confirm-password', { password: 'correct-horse-9' });
    expect((await put(bo)).status).toBe(403);
  });
});
