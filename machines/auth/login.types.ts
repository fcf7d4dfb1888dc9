import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { Failure } from '../lib/failure.ts';
import type { SocialLoginEmitted, SocialLoginInput } from './social-login.types.ts';
import type { SocialPart } from './social-part.ts';
import type { Viewer } from './viewer.types.ts';

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

/** Accounts of the seeded world that anybody may use; only where it is seeded for show. */
export interface DemoAccounts {
  readonly password: string;
  readonly emails: readonly string[];
}

export interface LoginInput {
  readonly demo: DemoAccounts | null;
  /** The ways in through providers; null where none is offered. */
  readonly social: SocialLoginInput | null;
}

export interface LoginContext extends SocialPart {
  readonly demo: DemoAccounts | null;
  /** Why the last attempt was refused; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type LoginEvent =
  | ChildEmitted<SocialLoginEmitted>
  | { type: 'form.submit'; form: LoginForm }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** What the flow tells the app above it. */
export type LoginEmitted = SocialLoginEmitted;
