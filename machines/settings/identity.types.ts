import type { Failure } from '../lib/failure.ts';

export type IdentityStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** Reason of a rejected identity check; each has its remedy. */
export type IdentityReason =
  | 'blurred'
  | 'glare'
  | 'corners'
  | 'expired'
  | 'mismatch'
  | 'unreadable'
  | 'other';

/** State of a member's identity check. */
export interface IdentityKnown {
  readonly status: IdentityStatus;
  /** Null unless it was rejected. */
  readonly reason: IdentityReason | null;
  /** Name of the provider; empty where the server does not send it. */
  readonly provider: string;
  /** Time at which the provider began to check, ISO 8601. */
  readonly since: string | null;
  /** Time of the approval or rejection, ISO 8601. */
  readonly decidedAt: string | null;
  /** The member went to the provider and came back before the end. */
  readonly isStarted: boolean;
}

export interface IdentityContext {
  /** Null until it was read. */
  readonly known: IdentityKnown | null;
  /** The provider's page, once the server has named it. */
  readonly address: string;
  /** Error of opening the provider's page. */
  readonly failure: Failure | null;
}

/** The provider has decided, or the member has begun, on whichever device. */
export interface IdentityUpdated {
  type: 'identity.updated';
  status: IdentityStatus;
}

export type IdentityEvent =
  | IdentityUpdated
  /** The member wants to go to the provider. */
  | { type: 'check.begin' }
  | { type: 'identity.retry' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };

/** The member may sell, which not every tab may know yet. */
export type IdentityEmitted = { type: 'member.updated' };
