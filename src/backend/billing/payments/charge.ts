import { ageOf } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/billing.ts';
import { ProviderDown, ProviderSilent, type ChargeState } from '../provider/provider.ts';
import { chargeKeyOf, paymentsUnavailable, providerOf } from '../provider/providers.ts';
import { unavailable } from './renewal-refused.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Has the provider charge a payment that was begun, and settles it. The charge has the payment's own
 * key, so that asking again after a crash, or from another process, never charges twice. Throws 503
 * when the provider refused to look at it; when it fell silent the payment stays `pending` and the
 * reconciliation asks again.
 */
export async function chargePayment(
  backend: Backend,
  payment: PaymentRow,
  exceptSocketId?: string,
): Promise<PaymentRow> {
  if (payment.status !== 'pending') return payment;
  try {
    // A trial costs nothing, and no provider charges nothing.
    const state: ChargeState =
      payment.amount === 0 ? { status: 'succeeded' } : await askToCharge(backend, payment);
    return await settlePayment(backend, payment.id, state, exceptSocketId);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    const refused: ChargeState = { status: 'failed', declineCode: unavailable };
    await settlePayment(backend, payment.id, refused, exceptSocketId);
    throw paymentsUnavailable();
  }
}

async function askToCharge(backend: Backend, payment: PaymentRow): Promise<ChargeState> {
  const provider = providerOf(backend);
  const key = chargeKeyOf(payment.id);
  const { cardToken, amount, currency, renewalKey } = payment;
  const isOffSession = renewalKey !== null;
  try {
    return await provider.charge({ key, cardToken, amount, currency, isOffSession });
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    const found = await provider.find(key).catch(() => null);
    return found ?? { status: 'processing' };
  }
}

/** Milliseconds after which nobody expects the charge that they asked for. */
const forgottenAfter = 10 * 60_000;

/**
 * Asks the provider how a payment stands that has not come to its end, and settles it. One that never
 * reached the provider is charged now, or ended when it is old.
 */
export async function catchUp(backend: Backend, payment: PaymentRow): Promise<PaymentRow> {
  const state = await providerOf(backend).find(chargeKeyOf(payment.id));
  if (state) return settlePayment(backend, payment.id, state);
  const age = ageOf(payment.updatedAt, backend.clock());
  if (age <= forgottenAfter) return chargePayment(backend, payment);
  const end = await providerOf(backend).cancel(chargeKeyOf(payment.id));
  // A renewal that fell due by itself was not refused by anybody: it is tried again.
  const isDue = payment.renewalKey !== null && payment.terms?.plannedTry === undefined;
  const unasked: ChargeState = { status: 'failed', declineCode: unavailable };
  return settlePayment(backend, payment.id, isDue && end.status === 'failed' ? unasked : end);
}

/** Ends a payment that can still be ended. Answers its status. */
export async function cancelPayment(backend: Backend, payment: PaymentRow): Promise<PaymentRow> {
  const state = await providerOf(backend).cancel(chargeKeyOf(payment.id));
  return settlePayment(backend, payment.id, state);
}
