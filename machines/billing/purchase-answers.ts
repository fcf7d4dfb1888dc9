import type { Failure } from '../lib/failure.ts';
import type { Bought } from './billing.types.ts';
import type { DeclineReason, PaymentUpdate, PurchaseInput } from './payment.types.ts';

/** Item of a purchase, by its id; the payee's id for a tip or a subscription. */
export const boughtOf = ({ payee, subject }: PurchaseInput): Bought => ({
  kind: subject.kind,
  id: 'id' in subject ? subject.id : payee.id,
});

/** The thing that is bought, as its intent is filed under. */
export const slotOf = (input: PurchaseInput): string => {
  const { kind, id } = boughtOf(input);
  return `${kind}:${id}`;
};

/**
 * Refusals of a gate in front of the payment: of a limit, a lost right, a password that is to be confirmed. The
 * same call may have been charged before (a browser sends again what lost its answer), so they say nothing of it.
 */
const gates: readonly string[] = ['throttled', 'passwordUnconfirmed', 'forbidden'];

/** True if the payment may still have been made: the intent's key is then checked first. */
export const isDoubtful = ({ kind }: Failure): boolean => gates.includes(kind);

/** Returns the reason why nothing was charged, if another try may succeed; null otherwise. */
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

/** Answers of the payment itself after which it cannot be bought. */
export const barred: readonly string[] = ['notFound', 'invalid', 'conflict'];

/** True while the same request is still under way. */
export const isRunning = (failure: Failure) =>
  failure.kind === 'conflict' && failure.code === 'idempotency_in_progress';

/** Reads what a port came back with. */
export const answered = ({ event }: { event: { output: PaymentUpdate } }) => ({
  update: event.output,
});

/** Reads whether an intent was called back. */
export const withdrawal = ({ event }: { event: { output: boolean } }) => ({
  withdrawn: event.output,
});
