import type { LoginForm } from './credentials.types.ts';
import type { ChildEmitted } from '../parts/children.ts';
import type { Failure } from '../lib/failure.ts';
import type { PasskeyLoginEmitted } from './passkey-login.types.ts';
import type { PasskeyMixin } from './passkey-mixin.ts';
import type { SocialLoginEmitted, SocialLoginInput } from './social-login.types.ts';
import type { SocialMixin } from './social-mixin.ts';
import type { Viewer } from './viewer.types.ts';

/** Seeded accounts open to every visitor; only where the backend is seeded as a demo. */
export interface DemoAccounts {
  readonly password: string;
  readonly emails: readonly string[];
}

export interface LoginInput {
  readonly demo: DemoAccounts | null;
  /** The ways in through providers; null where none is offered. */
  readonly social: SocialLoginInput | null;
  /** True if the server supports passkeys. */
  readonly passkeys: boolean;
}

export interface LoginContext extends SocialMixin, PasskeyMixin {
  readonly demo: DemoAccounts | null;
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type LoginEvent =
  | ChildEmitted<SocialLoginEmitted | PasskeyLoginEmitted>
  | { type: 'form.submit'; form: LoginForm }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type LoginEmitted = SocialLoginEmitted;
