import { z } from 'zod';
import { message } from '../chat/chat.ts';
import { rowId } from '../lib/ids.ts';
import { money } from '../lib/money.ts';
import { userCard } from '../people/people.ts';
import { post } from '../posts/post.ts';
import { subscriptionEntry } from '../people/subscription.ts';

export const transactionType = z.enum([
  'subscription',
  'post',
  'message',
  'tip',
  'payout',
  'refund',
  'referral',
  'tokens',
]);
/** `pending`: the provider has not decided; `requires_action`: the payer must confirm at `action_url`. */
export const transactionStatus = z.enum([
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'refunded',
]);

/** One payment as one of its two sides sees it. `fee` and `net` are sent only to the payee (`in`). */
export const transaction = z
  .object({
    id: z.int(),
    type: transactionType,
    direction: z.enum(['in', 'out']),
    status: transactionStatus,
    amount: money,
    fee: money.nullable(),
    net: money.nullable(),
    /** Part of `amount` that went back for days that were left; `fee` and `net` are of the rest. */
    given_back: z
      .object({
        amount: money,
        /** Whole days that were left. */
        days: z.int(),
        at: z.iso.datetime(),
        /** Time at which the provider had sent it; null while it is owed. */
        settled_at: z.iso.datetime().nullable(),
      })
      .nullable(),
    counterpart: userCard.nullable(),
    /** Thing that was paid for; `user` is the creator of a subscription. */
    subject: z.object({ type: z.enum(['post', 'message', 'user']), id: z.int() }).nullable(),
    /** The text that was sent with a tip. */
    note: z.string().nullable(),
    /** The card charged, sent only to the payer. */
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** True if charged by the calendar, not by a click. */
    is_renewal: z.boolean(),
    /** Path of the provider's 3-D Secure page, while `requires_action` and for the payer alone. */
    action_url: z.string().nullable(),
    /** Reason why it `failed`, sent only to the payer: see `declineCode`. */
    decline_code: z.string().nullable(),
    created_at: z.iso.datetime(),
    /** Time at which it came to its end; null while it has none. */
    settled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Transaction' });
export const transactionAnswer = z.object({ data: transaction }).meta({ id: 'TransactionAnswer' });

/** Detail behind a refusal; clients show a general text for one they do not know. */
export const declineCode = z.enum([
  'generic_decline',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'lost_card',
  'authentication_failed',
  'authentication_abandoned',
  'withdrawn',
  'provider_unavailable',
  'no_card',
]);

/** 201, with what the payment opened beside it. */
const succeeded = z.object({ status: z.literal('succeeded'), transaction });
/** 202: the final state comes by `PaymentUpdated` or `GET /billing/transactions/{id}`. */
export const paymentPending = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('requires_action'), action_url: z.string(), transaction }),
    z.object({ status: z.literal('processing'), transaction }),
  ])
  .meta({ id: 'PaymentPending' });
export const tipPaid = succeeded.meta({ id: 'TipPaid' });
export const postPaid = succeeded.extend({ post }).meta({ id: 'PostPaid' });
export const messagePaid = succeeded.extend({ message }).meta({ id: 'MessagePaid' });
export const subscriptionPaid = succeeded
  .extend({ entry: subscriptionEntry })
  .meta({ id: 'SubscriptionPaid' });
/** 402; `transaction` is absent when a card was refused while it was being saved. */
export const paymentRefused = z
  .object({
    message: z.string(),
    code: z.enum(['card_declined', 'insufficient_funds']),
    decline_code: declineCode,
    transaction: transaction.optional(),
  })
  .meta({ id: 'PaymentRefused' });
/**
 * 409 of a payment. `price_changed` comes with `price`; `payment_in_progress` (another intent for the
 * same thing is with the provider) with `transaction`; further `already_purchased`,
 * `already_subscribed`, `intent_withdrawn`, `idempotency_in_progress`.
 */
export const paymentConflict = z
  .object({
    message: z.string(),
    code: z.string(),
    price: money.optional(),
    transaction: transaction.optional(),
  })
  .meta({ id: 'PaymentConflict' });

const currency = z.string().length(3);
/** `POST /posts/{id}/purchase`; the amount is the price that the payer was shown. */
export const postPurchaseRequest = z
  .object({ expected_amount: z.int().min(0), currency, card_id: rowId })
  .meta({ id: 'PostPurchaseRequest' });
/** `POST /messages/{id}/purchase`. */
export const messagePurchaseRequest = postPurchaseRequest
  .extend({ withUserId: rowId })
  .meta({ id: 'MessagePurchaseRequest' });
/** `POST /tips`, between `limits.tip_min` and `limits.tip_max`. */
export const tipRequest = z
  .object({
    to_user_id: rowId,
    amount: z.int(),
    currency,
    card_id: rowId,
    message: z.string().max(500).nullish(),
    subject: z.object({ type: z.enum(['post', 'message']), id: rowId }).nullish(),
  })
  .meta({ id: 'TipRequest' });

/** `GET /billing/intents/{key}`: what became of one's own `Idempotency-Key`, as it is now. */
export const intentAnswer = z
  .object({ status: transactionStatus, action_url: z.string().nullable(), transaction })
  .meta({ id: 'IntentAnswer' });

export const card = z
  .object({
    id: z.int(),
    brand: z.string(),
    last4: z.string().length(4),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int(),
    is_default: z.boolean(),
    is_expired: z.boolean(),
    /** Number of running subscriptions that renew with it. */
    subscriptions_count: z.int().min(0),
    /** Creators of those subscriptions, by their names. */
    subscriptions: z.array(z.object({ username: z.string(), display_name: z.string() })),
  })
  .meta({ id: 'Card' });
export const cardsAnswer = z.object({ data: z.array(card) }).meta({ id: 'CardsAnswer' });
export const cardAnswer = z.object({ data: card }).meta({ id: 'CardAnswer' });
/**
 * `POST /billing/cards/setup`. `url` is a path for an iframe with `sandbox="allow-scripts allow-forms"`;
 * add `&locale=`, `&theme=light|dark`, and `&button=0` to submit from outside. `origin` is what
 * `event.origin` of its messages will be.
 */
export const cardSetupAnswer = z
  .object({
    setup_id: z.string(),
    url: z.string(),
    origin: z.string(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'CardSetupAnswer' });
export const cardRequest = z
  .object({ setup_id: z.string().min(1).max(100), make_default: z.boolean().default(false) })
  .meta({ id: 'CardRequest' });
export const cardChangeRequest = z.object({ is_default: z.literal(true) });
/** 409 `used_by_subscriptions`, and 409 `duplicate_card` with the one that is saved already. */
export const cardConflict = z
  .object({
    message: z.string(),
    code: z.string(),
    count: z.int().optional(),
    card: card.optional(),
  })
  .meta({ id: 'CardConflict' });

/**
 * Messages that the provider's pages post to the window around them; never a number, never a final
 * word.
 */
export const frameMessage = z.discriminatedUnion('type', [
  z.object({ source: z.literal('fanfare-psp'), type: z.literal('ready') }),
  z.object({ source: z.literal('fanfare-psp'), type: z.literal('resize'), height: z.int() }),
  z.object({ source: z.literal('fanfare-psp'), type: z.literal('busy'), is_busy: z.boolean() }),
  /** Esc inside the frame. */
  z.object({ source: z.literal('fanfare-psp'), type: z.literal('dismiss') }),
  z.object({ source: z.literal('fanfare-psp'), type: z.literal('setup'), setup_id: z.string() }),
  /** The payer is through with the 3-D Secure page: read the transaction. */
  z.object({
    source: z.literal('fanfare-psp'),
    type: z.literal('challenge'),
    result: z.literal('done'),
  }),
]);
/**
 * Command that the window around the card field may post into it: the same as a click on its
 * button.
 */
export const frameCommand = z.object({
  source: z.literal('fanfare-app'),
  type: z.literal('submit'),
});

export type Transaction = z.infer<typeof transaction>;
export type TransactionType = z.infer<typeof transactionType>;
export type TransactionStatus = z.infer<typeof transactionStatus>;
export type DeclineCode = z.infer<typeof declineCode>;
export type PaymentPending = z.infer<typeof paymentPending>;
export type PaymentRefused = z.infer<typeof paymentRefused>;
export type PaymentConflict = z.infer<typeof paymentConflict>;
export type TipPaid = z.infer<typeof tipPaid>;
export type PostPaid = z.infer<typeof postPaid>;
export type MessagePaid = z.infer<typeof messagePaid>;
export type SubscriptionPaid = z.infer<typeof subscriptionPaid>;
export type TipRequest = z.infer<typeof tipRequest>;
export type PostPurchaseRequest = z.infer<typeof postPurchaseRequest>;
export type MessagePurchaseRequest = z.infer<typeof messagePurchaseRequest>;
export type IntentAnswer = z.infer<typeof intentAnswer>;
export type Card = z.infer<typeof card>;
export type CardsAnswer = z.infer<typeof cardsAnswer>;
export type CardAnswer = z.infer<typeof cardAnswer>;
export type CardSetupAnswer = z.infer<typeof cardSetupAnswer>;
export type CardRequest = z.infer<typeof cardRequest>;
export type FrameMessage = z.infer<typeof frameMessage>;
export type FrameCommand = z.infer<typeof frameCommand>;
