import type { Failure } from '../lib/failure.ts';
import type { PersonCard } from './person.types.ts';
import type { RelationAnswer, RelationChanged, Subscription } from './relation.types.ts';

export interface SubscriptionInput {
  readonly username: string;
  /** Null for a guest, who is asked to log in. */
  readonly viewerId: number | null;
  /** Details that the parent knows already; then nothing is fetched first. */
  readonly known?: SubscriptionDetails;
}

/** Subscription of the viewer to one creator. */
export interface SubscriptionDetails {
  readonly person: PersonCard;
  /** The viewer's own to this creator, running or expired. */
  readonly subscription: Subscription | null;
  readonly isFollower: boolean;
  /** The last renewal was refused: ISO 8601 of the next try, or null where none is planned. */
  readonly failedRenewal: { readonly nextAttemptAt: string | null } | null;
}

export interface SubscriptionContext extends Omit<SubscriptionInput, 'known'> {
  readonly details: SubscriptionDetails | null;
  /** Error of the last action. */
  readonly failure: Failure | null;
}

export type SubscriptionEvent =
  | { type: 'renewal.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.keep' }
  | { type: 'renewal.reactivate' }
  | { type: 'subscription.reload' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | RelationChanged;

export type SubscriptionEmitted =
  | RelationChanged
  /** No subscription runs: the parent may offer the selector. */
  | { type: 'selector.wanted'; person: PersonCard }
  /** A subscription runs: no selector. */
  | { type: 'selector.unwanted' };

export interface RenewalInput {
  readonly userId: number;
}

export type RenewalAnswer = RelationAnswer;
