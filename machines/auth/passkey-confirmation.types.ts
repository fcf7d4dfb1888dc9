import type { Failure } from '../lib/failure.ts';

/** Result of the browser's passkey dialog: a proof, or closed. */
export type PasskeyProof = 'confirmed' | 'left';

export interface PasskeyConfirmationInput {
  /** The site and this browser know passkeys. */
  readonly isOffered: boolean;
}

export interface PasskeyConfirmationContext extends PasskeyConfirmationInput {
  /** Error of the last passkey; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasskeyConfirmationEvent = { type: 'passkey.use' };
