import type { Failure } from '../lib/failure.ts';

/** What a person typed into the login form. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** The server's answer to right credentials: signed in, or a second factor first. */
export interface LoginAnswer {
  readonly twoFactor: boolean;
}

export interface LoginContext {
  /** Why the last attempt was refused; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type LoginEvent = { type: 'form.submit'; form: LoginForm };

/** What the flow tells the app above it. */
export type LoginEmitted = { type: 'session.opened' } | { type: 'challenge.required' };
