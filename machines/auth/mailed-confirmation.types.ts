import type { Failure } from '../lib/failure.ts';

/** Result of the confirmation by mail, for the parent chart. */
export type MailedEnd = 'confirmed' | 'cancelled' | 'expired';

export interface MailedConfirmationInput {
  /** Address that the link is mailed to. */
  readonly email: string;
  /** Result of the link just opened: too old or changed, another member's, or no link. */
  readonly problem: 'expired' | 'unauthorized' | null;
}

export interface MailedConfirmationContext extends MailedConfirmationInput {
  /** Error of the request for a link; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until another link may be asked for. */
  readonly secondsLeft: number;
}

export type MailedConfirmationEvent = { type: 'link.request' } | { type: 'confirmation.cancel' };
