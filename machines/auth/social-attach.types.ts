import type { Failure } from '../lib/failure.ts';
import type { SocialTicket } from './social.types.ts';

/** Result of attaching a provider, for the parent chart. */
export type AttachEnd = 'signedIn' | 'challenged' | 'cancelled';

/** Proof of both accounts: the ticket of the provider's, the password of ours. */
export interface AttachRequest {
  readonly ticket: SocialTicket | null;
  readonly email: string | null;
  readonly password: string;
}

export interface SocialAttachInput {
  readonly ticket: SocialTicket | null;
  /** The address a person typed; null means the provider's. */
  readonly email: string | null;
}

export interface SocialAttachContext extends SocialAttachInput {
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type SocialAttachEvent =
  | { type: 'form.submit'; password: string }
  | { type: 'attach.cancel' };
