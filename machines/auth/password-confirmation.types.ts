import type { Failure } from '../lib/failure.ts';
import type { MailedConfirmationInput } from './mailed-confirmation.types.ts';

export interface PasswordConfirmationInput extends MailedConfirmationInput {
  /** Address of the password's owner; password managers fill in by it. */
  readonly email: string;
  /** False for a member who signed up through a provider; they confirm by mail. */
  readonly hasPassword: boolean;
  /** True if both the site and this browser support passkeys. */
  readonly passkeys: boolean;
}

export interface PasswordConfirmationContext extends PasswordConfirmationInput {
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasswordConfirmationEvent =
  | { type: 'form.submit'; password: string }
  | { type: 'confirmation.cancel' };

export type PasswordConfirmationEmitted =
  | { type: 'password.confirmed' }
  | { type: 'password.declined' };
