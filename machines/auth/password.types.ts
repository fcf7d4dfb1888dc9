import type { Failure } from '../lib/failure.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

export interface PasswordAsked {
  /** Text key of what the password is needed for; absent where the page beneath says it. */
  readonly purpose?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface PasswordInput extends PasswordAsked {
  /** Address of the password's owner; password managers fill in by it. */
  readonly email: string;
  /** True if both the site and this browser support passkeys. */
  readonly passkeys: boolean;
}

export interface PasswordContext extends PasswordInput {
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasswordEvent = { type: 'form.submit'; password: string };

/** The dialog that asks for the password. */
export type PasswordDialog = DialogToken<'password', PasswordAsked, null>;

/** Result of the wait for a password. */
export type HeldAnswer = 'confirmed' | 'cancelled';
