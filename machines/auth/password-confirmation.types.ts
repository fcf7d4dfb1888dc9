import type { Failure } from '../lib/failure.ts';

export interface PasswordConfirmationInput {
  /** Whose password it is; password managers fill in by it. */
  readonly email: string;
}

export interface PasswordConfirmationContext extends PasswordConfirmationInput {
  /** Why the last attempt was refused; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasswordConfirmationEvent =
  { type: 'form.submit'; password: string } | { type: 'confirmation.cancel' };

export type PasswordConfirmationEmitted =
  { type: 'password.confirmed' } | { type: 'password.declined' } | { type: 'session.expired' };
