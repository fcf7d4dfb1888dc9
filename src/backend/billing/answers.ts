import type { Context } from 'hono';
import {
  paymentConflict,
  paymentPending,
  paymentRefused,
  type PaymentPending,
  type Transaction,
} from '#src/contract/billing/billing.ts';
import { apiError } from '#src/contract/lib/errors.ts';
import type { Money } from '#src/contract/lib/money.ts';
import type { Env } from '../context.ts';
import { Refusal } from '../http/failures.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import type { Paid } from './pay.ts';
import { presentTransaction } from './transaction.presenter.ts';

/** 202 of every payment. */
export const pendingAnswer = jsonAnswer(
  paymentPending,
  'Not decided: `requires_action` or `processing`.',
);
/** The refusals with bodies of their own; routes throw them. */
export const paymentRefusals: object = {
  ...refusals(400, 401, 403, 404, 419, 422, 429),
  402: jsonAnswer(paymentRefused, 'Refused. Final for this key: take a new one after it.'),
  409: jsonAnswer(paymentConflict, 'Something changed meanwhile; `code` says what.'),
  503: jsonAnswer(apiError, 'Nothing was charged; the same key may be tried again.'),
};

type Outcome =
  | { status: 'succeeded'; transaction: Transaction }
  | { status: 'pending'; body: PaymentPending };

/** Presents the state of a payment to its payer; throws 402 for a refused one. */
export async function outcomeOf(c: Context<Env>, { payment, isReplayed }: Paid): Promise<Outcome> {
  const backend = c.get('backend');
  const transaction = await presentTransaction(backend, payment.payerId, payment);
  if (isReplayed) c.header('Idempotent-Replayed', 'true');
  switch (payment.status) {
    case 'succeeded':
    case 'refunded':
      return { status: 'succeeded', transaction };
    case 'requires_action': {
      const action_url = payment.actionUrl ?? '';
      return { status: 'pending', body: { status: 'requires_action', action_url, transaction } };
    }
    case 'pending':
      return { status: 'pending', body: { status: 'processing', transaction } };
    default:
      throw cardRefused(payment.declineCode, transaction);
  }
}

/** 402 with the bank's reason. */
export function cardRefused(reason: string | null, transaction?: Transaction): Refusal {
  const isPoor = reason === 'insufficient_funds';
  return new Refusal(402, {
    message: isPoor ? 'The card has insufficient funds.' : 'The card was declined.',
    code: isPoor ? 'insufficient_funds' : 'card_declined',
    decline_code: reason ?? 'generic_decline',
    ...(transaction && { transaction }),
  });
}

/** 409: the payer was shown another price. */
export const priceChanged = (price: Money) =>
  new Refusal(409, { message: 'The price has changed.', code: 'price_changed', price });
