import type { Failure } from '../lib/failure.ts';
import type { MailedConfirmationInput } from './mailed-confirmation.types.ts';

export interface PasswordConfirmationInput extends MailedConfirmationInput {
  /** Whose password it is; password managers fill in by it. */
  readonly email: string;
  /** Whoever came through a provider has none, and proves it by mail. */
  readonly hasPassword: boolean;
  /** The site and this browser know passkeys. */
  readonly passkeys: boolean;
}

export interface PasswordConfirmationContext extends PasswordConfirmationInput {
  /** Why the last attempt was refused; null while there is nothing to explain. */
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
