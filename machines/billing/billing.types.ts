import type { Money } from '../posts/post.types.ts';

/** A card as the provider names it; its number never comes near us. */
export interface Card {
  readonly id: number;
  /** Brand as the provider spells it: `visa`, `mastercard`. */
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
}

/** Creator who receives the payment. */
export interface Payee {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
}

/** Item that is paid for, with all that its request needs beside price and card. */
export type PurchaseSubject =
  | {
      readonly kind: 'tip';
      readonly message: string | null;
      /** The post or message that is thanked for. */
      readonly about: { readonly type: 'post' | 'message'; readonly id: number } | null;
    }
  | { readonly kind: 'post'; readonly id: number }
  | { readonly kind: 'message'; readonly id: number }
  | {
      readonly kind: 'subscription';
      readonly planId: number;
      readonly months: number;
      /** True if it renews after the paid months, or after the trial. */
      readonly autoRenew: boolean;
      /** Amount of each renewal. */
      readonly renewalPrice: Money;
      /** Days before the first charge of `renewalPrice`; 0 where the months are paid at once. */
      readonly trialDays: number;
    };

/** Purchased item: the post, the message, or the creator who is tipped or subscribed to. */
export interface Bought {
  readonly kind: PurchaseSubject['kind'];
  readonly id: number;
}

/** State of a transaction at the server. */
export type TransactionStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'refunded';

/** One movement of money. */
export interface Transaction {
  readonly id: number;
  readonly type: string;
  readonly status: TransactionStatus;
  readonly amount: Money;
  /** Creator who received it; null where the account is deleted. */
  readonly payee: Payee | null;
  /** Card that was charged; null where the server does not send it. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Event: a payment of this member has a new state, here or elsewhere. */
export interface PaymentUpdated {
  type: 'payment.updated';
  transaction: Transaction;
}

/** A payment succeeded, in its window or after it was left: charts that show the subject reload it. */
export interface PurchaseSettled {
  type: 'purchase.settled';
  transaction: Transaction;
  subject: Bought;
  payee: Pick<Payee, 'id'>;
}
