import type { Failure } from '../lib/failure.ts';

export interface PasswordAsked {
  /** Text key of what the password is needed for. */
  readonly purpose: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface PasswordInput extends PasswordAsked {
  /** Whose password it is; password managers fill in by it. */
  readonly email: string;
}

export interface PasswordContext extends PasswordInput {
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasswordEvent = { type: 'form.submit'; password: string };

export type PasswordEmitted = { type: 'session.expired' };
