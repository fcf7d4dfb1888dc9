import type { RegistrationForm } from './credentials.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted } from '../parts/children.ts';
import type { SocialLoginEmitted, SocialLoginInput } from './social-login.types.ts';
import type { SocialMixin } from './social-mixin.ts';
import type { UsernameMixin } from './username-mixin.ts';
import type { Viewer } from './viewer.types.ts';

export interface RegistrationInput {
  /** The code of `/r/{referral}`; null on the plain form. */
  readonly referral: string | null;
  /** The ways in through providers; null where none is offered. */
  readonly social: SocialLoginInput | null;
}

export interface RegistrationContext extends SocialMixin, UsernameMixin {
  readonly referral: string | null;
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type RegistrationEvent =
  | ChildEmitted<SocialLoginEmitted>
  | { type: 'form.submit'; form: RegistrationForm }
  /** The session says who uses the app; null here means that the new session did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type RegistrationEmitted =
  | SocialLoginEmitted
  | { type: 'route.requested'; name: 'verifyEmail' };
