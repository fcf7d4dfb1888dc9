import type { Failure } from '../lib/failure.ts';

export type IdentityStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** Why a provider did not accept somebody; each has its cure. */
export type IdentityReason =
  | 'blurred'
  | 'glare'
  | 'corners'
  | 'expired'
  | 'mismatch'
  | 'unreadable'
  | 'other';

/** How the check of a member's identity stands. */
export interface IdentityKnown {
  readonly status: IdentityStatus;
  /** Null unless it was rejected. */
  readonly reason: IdentityReason | null;
  /** Who checks; empty where the server does not say. */
  readonly provider: string;
  /** When the provider began to check, ISO 8601. */
  readonly since: string | null;
  /** When it was approved or rejected, ISO 8601. */
  readonly decidedAt: string | null;
  /** The member went to the provider and came back before the end. */
  readonly isStarted: boolean;
}

export interface IdentityContext {
  /** Null until it was read. */
  readonly known: IdentityKnown | null;
  /** The provider's page, once the server has named it. */
  readonly address: string;
  /** Why the way to the provider did not open. */
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
