import { expect, test } from 'vitest';
import { configAnswer } from '#src/contract/app/config.ts';
import { createTestBackend } from '../harness.ts';

test('a guest is told every limit of decisions §9', async () => {
  const backend = await createTestBackend({ level: 'none' });
  const answer = await backend.fetch('/api/v1/config');
  const { limits, features } = configAnswer.parse(await answer.json());
  expect(limits).toMatchObject({
    currency: 'USD',
    subscription_min: 499,
    subscription_max: 4_999,
    price_min: 300,
    price_max: 10_000,
    tip_min: 100,
    tip_max: 20_000,
    payout_min: 2_000,
    platform_fee_percent: 20,
    payment_pending_days: 7,
    referral_percent: 5,
    referral_months: 12,
  });
  expect(features).toMatchObject({ payments: true });
});
