import { randomUUID } from 'node:crypto';
import { beginPayment } from '#src/backend/billing/payments/start-payment.ts';
import { chargeKeyOf } from '#src/backend/billing/provider/providers.ts';
import { tipPurchase } from '#src/backend/billing/payments/purchase-drafts.ts';
import { standIn } from '#src/backend/stand-ins/psp/stand-in.ts';
import type { TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';
import { boCardId } from './payments.ts';

/**
 * The key of the tip of `bo` to `ada` in whose middle a process dies; `tip(bo, 'ada')` is its body.
 */
export const tipKey = randomUUID();
export const tipHeaders = { 'Idempotency-Key': tipKey };
export const tipRoute = 'POST /api/v1/tips';

const body = { to_user_id: idOf('ada'), amount: 500, currency: 'USD', card_id: boCardId };

/** A process that was killed after it had stored its intent, before it asked the provider. */
export async function dieBeforeCharging(backend: TestBackend) {
  const intent = { payerId: idOf('bo'), key: tipKey, route: tipRoute };
  const { payment } = await beginPayment(backend, intent, tipPurchase(idOf('bo'), body));
  return payment;
}

/** A process that was killed after the provider had charged, before it could write that down. */
export async function dieAfterCharging(backend: TestBackend) {
  const payment = await dieBeforeCharging(backend);
  const { amount, currency, cardToken } = payment;
  const request = { key: chargeKeyOf(payment.id), amount, currency, cardToken };
  await standIn(backend).charge({ ...request, isOffSession: false });
  return payment;
}
