import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { chargeMoved } from '#src/backend/billing/payments/reconcile.ts';
import { chargeKeyOf } from '#src/backend/billing/provider/providers.ts';
import { ledgerEntries } from '#src/backend/db/schema/billing.ts';
import { subscriptionAnswer } from '#src/contract/people/subscription.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { writePost } from '../world.ts';
import { balance, page } from './lists/lists.ts';
import { announcedPayments, boCardId, newKey, press, subscribeTo, tip } from './payments.ts';

const day = 86_400_000;

let backend: TestBackend;
let bo: Browser;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
  ada = await signedIn(backend, 'ada');
});
const last = async () => (await page(bo, 'sent')).data[0]?.id ?? 0;
const refund = async (payment: number) =>
  expect((await press(backend, 'refund', { payment })).status).toBe(204);

describe('what the provider gives back', () => {
  it('is taken from the balance, whether pending or available, and both are notified', async () => {
    for (const days of [0, 8]) {
      await tip(bo, 'ada', { amount: 1250 });
      const id = await last();
      backend.advance(days * day);
      bo = await signedIn(backend, 'bo');
      ada = await signedIn(backend, 'ada');
      await refund(id);
      expect(await balance(ada)).toMatchObject({
        available: { amount: 0 },
        pending: { amount: 0 },
        pending_until: [],
      });
      const [sent] = (await page(bo, 'sent')).data;
      const [received] = (await page(ada, 'received')).data;
      expect([sent?.status, received?.status]).toEqual(['refunded', 'refunded']);
    }
    expect((await page(ada, 'received')).meta.totals.net.amount).toBe(0);
    for (const name of ['bo', 'ada'] as const)
      expect(
        announcedPayments(backend, name).filter((one) => one.status === 'refunded'),
      ).toHaveLength(2);
  });

  it('is booked once, however often the webhook comes', async () => {
    await tip(bo, 'ada');
    const id = await last();
    await refund(id);
    await Promise.all([1, 2, 3].map(() => chargeMoved(backend, chargeKeyOf(id))));
    const entries = await backend.db.select().from(ledgerEntries);
    expect(entries).toHaveLength(6);
    expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(0);
  });

  it('closes the post that was bought, and ends the subscription', async () => {
    const { id } = await writePost(backend, 'ada', { isPaid: true, price: 500 });
    const body = { expected_amount: 500, currency: 'USD', card_id: boCardId };
    expect((await bo.post(`/api/v1/posts/${id}/purchase`, body, newKey())).status).toBe(201);
    const isLocked = async () => {
      const answer = await bo.get(`/api/v1/profiles/ada/posts/${id}`);
      return ((await answer.json()) as { data: { is_locked: boolean } }).data.is_locked;
    };
    expect(await isLocked()).toBe(false);
    await refund(await last());
    expect(await isLocked()).toBe(true);

    expect((await subscribeTo(bo, 'ada')).status).toBe(201);
    await refund(await last());
    const mine = await (await bo.get('/api/v1/subscriptions/ada')).json();
    expect(subscriptionAnswer.parse(mine).data).toMatchObject({
      is_expired: true,
      is_auto_renewable: false,
    });
  });

  it('leaves a later period as long as it was paid for', async () => {
    const mine = async () =>
      subscriptionAnswer.parse(await (await bo.get('/api/v1/subscriptions/ada')).json()).data;
    await subscribeTo(bo, 'ada', { plan_id: 1, expected_amount: 999 });
    const first = await last();
    backend.advance(31 * day);
    await runJobs(backend);
    bo = await signedIn(backend, 'bo');
    const before = await mine();
    expect(await last()).not.toBe(first);
    await refund(first);
    expect(await mine()).toEqual(before);
    await refund(await last());
    expect(await mine()).toMatchObject({ is_expired: true, is_auto_renewable: false });
  });
});
