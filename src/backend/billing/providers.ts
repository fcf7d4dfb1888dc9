import { hasPayments } from '../config/features.ts';
import type { Backend } from '../context.ts';
import { Refusal } from '../http/failures.ts';
import type { PaymentProvider } from './provider.ts';

export const paymentsUnavailable = () =>
  new Refusal(
    503,
    {
      message: 'Payments are not available now. Nothing was charged.',
      code: 'payments_unavailable',
    },
    { 'Retry-After': '30' },
  );

/** The payment provider; 503 when none is configured. */
export function providerOf(backend: Backend): PaymentProvider {
  if (!backend.payments || !hasPayments(backend)) throw paymentsUnavailable();
  return backend.payments;
}

/** Name of a member at the provider. */
export const customerOf = (userId: number) => `member-${userId}`;
/** Key of a payment at the provider. */
export const chargeKeyOf = (paymentId: number) => `fanfare-payment-${paymentId}`;
/** The payment a charge key stands for; null for a key that is none of ours. */
export function paymentIdOf(chargeKey: string): number | null {
  const [, id] = /^fanfare-payment-(\d{1,10})$/.exec(chargeKey) ?? [];
  return id === undefined ? null : Number(id);
}
/** Key at the provider of the part of a payment that goes back. */
export const giveBackKeyOf = (paymentId: number) => `fanfare-give-back-${paymentId}`;
/** Key of a payout at the provider. */
export const payoutKeyOf = (payoutId: number) => `fanfare-payout-${payoutId}`;
