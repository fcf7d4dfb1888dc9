import type { Failure } from '../lib/failure.ts';
import type { Bought } from './billing.types.ts';
import type { DeclineReason, PaymentUpdate, PurchaseInput } from './purchase.types.ts';

/** What is bought, by its id. */
export const boughtOf = ({ payee, subject }: PurchaseInput): Bought => ({
  kind: subject.kind,
  id: 'id' in subject ? subject.id : payee.id,
});

/** The thing that is bought, as its intent is filed under. */
export const slotOf = (input: PurchaseInput): string => {
  const { kind, id } = boughtOf(input);
  return `${kind}:${id}`;
};

/** Why a failure means that nothing was charged and another try may succeed; null when it does not. */
export const reasonOf = (failure: Failure): DeclineReason | null => {
  if (failure.kind === 'paymentDeclined')
    return { kind: 'card', code: failure.code, declineCode: failure.declineCode };
  if (failure.kind === 'throttled') return { kind: 'throttled', retryAfter: failure.retryAfter };
  if (failure.kind === 'passwordUnconfirmed') return { kind: 'unconfirmed' };
  if (failure.kind !== 'conflict') return null;
  if (failure.code === 'intent_withdrawn') return { kind: 'withdrawn' };
  return failure.code === 'payment_in_progress' ? { kind: 'elsewhere' } : null;
};

/** An answer that says that nothing was charged. */
export const isFailure = ({ status }: PaymentUpdate) => status === 'failed' || status === 'unsent';

/** Failures after which it cannot be bought. */
export const barred: readonly string[] = ['forbidden', 'notFound', 'invalid', 'conflict'];

/** The same call is still under way. */
export const isRunning = (failure: Failure) =>
  failure.kind === 'conflict' && failure.code === 'idempotency_in_progress';
