import type { Failure } from '../lib/failure.ts';
import type { AccessChanged } from './device.types.ts';

export interface PasswordForm {
  /** Empty where the member has no password yet. */
  readonly currentPassword: string;
  readonly password: string;
}

export interface PasswordChangeInput {
  /** Address of the password's owner; password managers store it under this name. */
  readonly email: string;
  /** False after a social registration: the first password is set, not changed. */
  readonly hasPassword: boolean;
}

export interface PasswordChangeContext extends PasswordChangeInput {
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasswordChangeEvent = { type: 'form.submit'; form: PasswordForm };

export type PasswordChangeEmitted = { type: 'password.changed' } | AccessChanged;
