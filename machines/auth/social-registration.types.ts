import type { Failure } from '../lib/failure.ts';
import type { SocialTicket } from './social.types.ts';
import type { UsernameMixin } from './username-mixin.ts';
import type { Viewer } from './viewer.types.ts';

/** Typed values; the address only where the provider gave none. */
export interface SocialRegistrationForm {
  readonly email: string | null;
  readonly username: string;
  readonly displayName: string;
}

/** Request that creates the account: the form, and the ticket of the provider's identity. */
export interface SocialRegistrationRequest extends SocialRegistrationForm {
  readonly ticket: SocialTicket | null;
}

export interface SocialRegistrationContext extends UsernameMixin {
  /** In memory while the screen is open, and nowhere else. */
  readonly ticket: SocialTicket | null;
  /** The address that the person typed. */
  readonly email: string | null;
  /** Error of the last attempt; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type SocialRegistrationEvent =
  | { type: 'form.submit'; form: SocialRegistrationForm }
  | { type: 'registration.cancel' }
  /** The session says who uses the app; null here means that the new session did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type SocialRegistrationEmitted =
  | { type: 'session.opened' }
  | { type: 'challenge.required' }
  | { type: 'route.requested'; name: 'login' | 'verifyEmail' }
  | {
      type: 'notice.shown';
      tone: 'caution';
      key: 'auth.socialLogin.missing' | 'auth.socialLogin.expired';
    };
