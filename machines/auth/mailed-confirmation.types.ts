import type { Failure } from '../lib/failure.ts';

/** How the proof by mail ended; the chart above acts on it. */
export type MailedEnd = 'confirmed' | 'cancelled' | 'expired';

export interface MailedConfirmationInput {
  /** Where the link goes. */
  readonly email: string;
  /** Result of the link just opened: too old or changed, another member's, or no link. */
  readonly problem: 'expired' | 'unauthorized' | null;
}

export interface MailedConfirmationContext extends MailedConfirmationInput {
  /** Why no link was sent; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until another link may be asked for. */
  readonly secondsLeft: number;
}

export type MailedConfirmationEvent = { type: 'link.request' } | { type: 'confirmation.cancel' };
