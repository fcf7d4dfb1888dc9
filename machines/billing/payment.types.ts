import type { MediaCounts, Money } from '../posts/post.types.ts';
import type { Bought, Payee, PurchaseSubject, Transaction } from './billing.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** Description of a locked post or message, for its buyer: none of its bytes. */
export interface Shown {
  readonly title: string | null;
  /** Recordings are counted in messages only. */
  readonly counts: MediaCounts & { readonly audios?: number };
  /** CSS colour of its first picture; null where it has none. */
  readonly placeholder: string | null;
}

/** Input of a purchase dialog. */
export interface PurchaseAsked {
  readonly payee: Payee;
  readonly subject: PurchaseSubject;
  /** Pinned: the server charges this price or asks for confirmation of a new one. */
  readonly price: Money;
  /** Absent where the opener has not read what is bought. */
  readonly shown?: Shown;
}

export interface PurchaseInput extends PurchaseAsked {
  /** Member who pays; stored intents are separate for each member. */
  readonly viewerId: number;
}

/** A payment that was submitted: stored on the device until it is known to succeed or fail. */
export interface Intent {
  /** One key for one intent, over retries and reloads. */
  readonly key: string;
  readonly price: Money;
  /** Null until the server has named it. */
  readonly transactionId: number | null;
}

/** A payment whose outcome is not known, and what it is for. */
export interface UnfinishedPayment extends Intent, IntentSlot {
  readonly subject: Bought;
}

/** The person left the window of a payment before its outcome was known. */
export interface PaymentLeft {
  type: 'payment.left';
  payment: UnfinishedPayment;
}

/** The window of a payment is open again, and looks after it. */
export interface PaymentTaken {
  type: 'payment.taken';
  key: string;
}

/** State of an intent at the server. */
export type PaymentUpdate =
  | { readonly status: 'succeeded'; readonly transaction: Transaction }
  | { readonly status: 'requiresAction'; readonly transaction: Transaction; readonly url: string }
  | { readonly status: 'processing'; readonly transaction: Transaction }
  | { readonly status: 'failed'; readonly code: string | null; readonly declineCode: string | null }
  /** No request has arrived under the intent's key. */
  | { readonly status: 'absent' }
  /** Never sent: the device is offline. */
  | { readonly status: 'unsent' }
  /** Never sent: another tab holds an intent for the same thing. */
  | { readonly status: 'taken' };

/** Result of an earlier visit's payment, beside which a new one is reviewed. */
export type EarlierOutcome =
  | { readonly kind: 'paid'; readonly transaction: Transaction }
  | { readonly kind: 'notMade'; readonly intent: Intent };

/** Reason why nothing was charged. */
export type DeclineReason =
  | { readonly kind: 'card'; readonly code: string | null; readonly declineCode: string | null }
  /** The payment was on its way and was called back. */
  | { readonly kind: 'withdrawn' }
  /** Another payment for the same thing, from another device, is still with the bank. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'throttled'; readonly retryAfter: number }
  | { readonly kind: 'unconfirmed' };

/** Event from the storage of intents. */
export type IntentReport =
  /** Unanswered intent of an earlier visit, at the start; and a key that was never used. */
  | { type: 'intent.recalled'; intent: Intent | null; key: string }
  | { type: 'key.generated'; key: string };

export type IntentCommand =
  | { type: 'intent.recall' }
  /** Written down before anything is sent, and again when its transaction is known. */
  | { type: 'intent.opened'; intent: Intent }
  /** The final answer is known: forget it, and draw a new key. */
  | { type: 'intent.closed'; key: string };

/** Names the thing that is bought: one intent at a time for each. */
export interface IntentSlot {
  readonly viewerId: number;
  readonly slot: string;
}

export interface PayInput extends PurchaseInput, IntentSlot {
  readonly key: string;
  readonly cardId: number;
}

/** The dialog that takes a payment. */
export type PurchaseDialog = DialogToken<'purchase', PurchaseAsked, Transaction>;

/** Input of a tip dialog. */
export interface TipAsked {
  readonly payee: Payee;
  /** The post or message that is thanked for. */
  readonly about: { readonly type: 'post' | 'message'; readonly id: number } | null;
}

/** The dialog that asks how much to tip. */
export type TipDialog = DialogToken<'tip', TipAsked, Transaction>;
