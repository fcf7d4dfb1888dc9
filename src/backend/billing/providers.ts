import type { Backend } from '../context.ts';
import { Refusal } from '../http/failures.ts';
import { standIn } from '../stand-ins/psp/stand-in.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * The stand-in pretends to charge, so it is there only where strangers may play: in development, in
 * tests and in the demo world. Elsewhere nothing can be paid until a real provider is joined here.
 */
export const hasPayments = ({ settings, isDemo }: Pick<Backend, 'settings' | 'isDemo'>) =>
  isDemo || settings.mode !== 'production';

export const paymentsUnavailable = () =>
  new Refusal(
    503,
    {
      message: 'Payments are not available now. Nothing was charged.',
      code: 'payments_unavailable',
    },
    { 'Retry-After': '30' },
  );

/** Who charges cards for us; 503 when nobody does. */
export function providerOf(backend: Backend): PaymentProvider {
  if (!hasPayments(backend)) throw paymentsUnavailable();
  return standIn(backend);
}

/** By what the provider knows a member. */
export const customerOf = (userId: number) => `member-${userId}`;
/** By what the provider knows a payment. */
export const chargeKeyOf = (paymentId: number) => `fanfare-payment-${paymentId}`;
/** The payment a charge key stands for; null for a key that is none of ours. */
export function paymentIdOf(chargeKey: string): number | null {
  const [, id] = /^fanfare-payment-(\d{1,10})$/.exec(chargeKey) ?? [];
  return id === undefined ? null : Number(id);
}
