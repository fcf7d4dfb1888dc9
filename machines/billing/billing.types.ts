import type { Money } from '../posts/post.types.ts';

/** A card as the provider names it; its number never comes near us. */
export interface Card {
  readonly id: number;
  /** As the provider spells it: `visa`, `mastercard`. */
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
}

/** Who is paid. */
export interface Payee {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
}

/** What the money is for, and all that its call needs beside price and card. */
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
      /** Whether it renews when the months, or the days to try, are over. */
      readonly autoRenew: boolean;
      /** What each renewal charges. */
      readonly renewalPrice: Money;
      /** Days before the first charge of `renewalPrice`; 0 where the months are paid at once. */
      readonly trialDays: number;
    };

/** What was bought: the post, the message, or the creator who is thanked or subscribed to. */
export interface Bought {
  readonly kind: PurchaseSubject['kind'];
  readonly id: number;
}

/** Where a transaction stands, as the server says. */
export type TransactionStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'refunded';

/** One movement of money. */
export interface Transaction {
  readonly id: number;
  readonly type: string;
  readonly status: TransactionStatus;
  readonly amount: Money;
  /** Who is paid; null where the account is gone. */
  readonly payee: Payee | null;
  /** What was charged; null where it is not ours to know. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Something was decided about a payment of this member, here or elsewhere. */
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
