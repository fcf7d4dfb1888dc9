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
  /** What the renewal charges. */
  readonly amount: Money;
  /** ISO 8601: charged then, or ended. */
  readonly at: string;
  readonly renews: boolean;
  readonly card: { readonly id: number; readonly brand: string; readonly last4: string } | null;
  /** The last try was refused; ISO 8601 of the next one, or null where none is planned. */
  readonly failed: { readonly nextAttemptAt: string | null } | null;
  /** What there was since the period began. */
  readonly posts: number;
  readonly messages: number;
  /** ISO 8601; null where it is not known. */
  readonly lastActiveAt: string | null;
}

export interface ChargesKnown {
  /** Nearest first. */
  readonly charges: readonly Charge[];
  /** What may pay in place of a card that was refused. */
  readonly cards: readonly Card[];
}

/** What is done about one: its renewal stopped or restarted, or a refused one tried again. */
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
  /** What is being done, or was done last. */
  readonly change: ChargeChange | null;
  readonly failure: Failure | null;
}

export type ChargesEvent =
  | { type: 'charge.stop'; userId: number }
  | { type: 'charge.restart'; userId: number }
  | { type: 'charge.pay'; userId: number; cardId: number | null }
  | { type: 'charges.retry' }
  | { type: 'connection.restored' }
  /** What was announced before may have been missed. */
  | { type: 'connection.caughtUp' }
  | PaymentUpdated;
