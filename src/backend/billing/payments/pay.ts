import { ageOf } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/billing.ts';
import { errorCode } from '../../lib/error-code.ts';
import { Refusal } from '../../http/failures.ts';
import { beginPayment, type Begun, type Intent, type PurchaseDraft } from './start-payment.ts';
import { cancelPayment, catchUp, chargePayment } from './charge.ts';
import { askSoon } from './ask-soon.ts';
import { presentTransaction } from './transaction.presenter.ts';

const uniqueViolation = '23505';
/** Two clicks in two tabs: the younger one leaves the older one alone for so long. */
const freshMilliseconds = 60_000;

export interface Paid {
  payment: PaymentRow;
  /** An earlier call with this key made it, and its answer was lost. */
  isReplayed: boolean;
}

/**
 * Pays for one intent: begins the payment, charges it, settles it. The same key never charges
 * twice, and neither do two keys for the same thing: 409 `payment_in_progress` while the provider
 * has not decided the other one, which is ended first when it only waits for its holder.
 */
export async function pay(
  backend: Backend,
  intent: Intent,
  draft: PurchaseDraft,
  socketId?: string,
): Promise<Paid> {
  const begun = await beginAlone(backend, intent, draft);
  const payment = await chargePayment(backend, begun.payment, socketId);
  if (payment.status === 'pending' || payment.status === 'requires_action') askSoon(backend);
  return { payment, isReplayed: begun.kind === 'known' };
}

async function beginAlone(backend: Backend, intent: Intent, draft: PurchaseDraft) {
  for (let round = 0; round < 4; round += 1) {
    const begun = await tryToBegin(backend, intent, draft);
    if (begun && begun.kind !== 'pending') return begun;
    if (begun) await endOther(backend, begun.payment);
  }
  throw new Error('Another payment for the same thing kept coming first.');
}

/** Undefined when a concurrent call began it first. */
async function tryToBegin(
  backend: Backend,
  intent: Intent,
  draft: PurchaseDraft,
): Promise<Begun | undefined> {
  try {
    return await beginPayment(backend, intent, draft);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (errorCode(cause) === uniqueViolation) return undefined;
    throw error;
  }
}

async function endOther(backend: Backend, other: PaymentRow) {
  const isFresh = ageOf(other.updatedAt, backend.clock()) < freshMilliseconds;
  const ended =
    other.status === 'requires_action'
      ? await cancelPayment(backend, other)
      : isFresh
        ? other
        : await catchUp(backend, other);
  if (ended.status === 'pending' || ended.status === 'requires_action')
    throw new Refusal(
      409,
      {
        message: 'Another payment for the same thing is under way.',
        code: 'payment_in_progress',
        transaction: await presentTransaction(backend, other.payerId, ended),
      },
      { 'Retry-After': '2' },
    );
}
