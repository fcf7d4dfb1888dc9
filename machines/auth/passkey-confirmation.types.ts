import type { Failure } from '../lib/failure.ts';

/** What came of the browser's own dialog: a proof, or nothing. */
export type PasskeyProof = 'confirmed' | 'left';

export interface PasskeyConfirmationInput {
  /** The site and this browser know passkeys. */
  readonly isOffered: boolean;
}

export interface PasskeyConfirmationContext extends PasskeyConfirmationInput {
  /** Why the last passkey was refused; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasskeyConfirmationEvent = { type: 'passkey.use' };
