import type { Failure } from '../lib/failure.ts';
import type { Money } from '../posts/post.types.ts';
import type { Card, PaymentUpdated } from './billing.types.ts';

/** A subscription as what it will cost. */
export interface Charge {
  readonly person: {
    readonly id: number;
    readonly username: string;
    readonly displayName: string;
    readonly profilePhoto: string | null;
  };
  /** Amount of the renewal. */
  readonly amount: Money;
  /** ISO 8601: charged then, or ended. */
  readonly at: string;
  readonly renews: boolean;
  readonly card: { readonly id: number; readonly brand: string; readonly last4: string } | null;
  /** The last try was refused; ISO 8601 of the next one, or null where none is planned. */
  readonly failed: { readonly nextAttemptAt: string | null } | null;
  /** Number of the creator's posts and messages since the period began. */
  readonly posts: number;
  readonly messages: number;
  /** ISO 8601; null where it is not known. */
  readonly lastActiveAt: string | null;
}

export interface ChargesKnown {
  /** Nearest first. */
  readonly charges: readonly Charge[];
  /** Cards that can pay in place of a refused one. */
  readonly cards: readonly Card[];
}

/** Change of one charge: its renewal stopped or restarted, or a refused one tried again. */
export interface ChargeChange {
  readonly kind: 'stop' | 'restart' | 'pay';
  readonly userId: number;
  /** Null for the card that it had. */
  readonly cardId: number | null;
}

export interface ChargeChanged extends ChargesKnown {
  /** The bank refused again, and nothing was charged. */
  readonly isDeclined: boolean;
}

export interface ChargesContext extends ChargesKnown {
  /** Change that is under way, or the last one. */
  readonly change: ChargeChange | null;
  readonly failure: Failure | null;
}

export type ChargesEvent =
  | { type: 'charge.stop'; userId: number }
  | { type: 'charge.restart'; userId: number }
  | { type: 'charge.pay'; userId: number; cardId: number | null }
  | { type: 'charges.retry' }
  | { type: 'connection.restored' }
  /** Event: the live channel is back; earlier events may have been missed. */
  | { type: 'connection.caughtUp' }
  | PaymentUpdated;
