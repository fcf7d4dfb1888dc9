import type { Failure } from '../lib/failure.ts';
import type { SocialProvider, SocialProviders, SocialTicket } from './social.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Result of a provider's window. */
export type SocialChoice =
  | { readonly kind: 'credential'; readonly credential: string }
  /** Closed or cancelled without a choice. */
  | { readonly kind: 'closed' }
  /** The browser did not let us open the window. */
  | { readonly kind: 'blocked' };

/** Sent to Google's own button: its nonce is used up, for each serves one credential. */
export interface NonceRenewal {
  readonly type: 'nonce.renew';
}

export interface SocialLoginInput {
  readonly providers: SocialProviders;
  /** Wording of the buttons: 'Sign in with' or 'Register with'. */
  readonly purpose: 'login' | 'register';
  /** Id of the element in which Google draws its own button. */
  readonly slot: string;
}

export interface SocialLoginContext extends SocialLoginInput {
  /** At whose place the person is, or was last. */
  readonly provider: SocialProvider;
  /** In memory while the person remembers the password, else null. */
  readonly ticket: SocialTicket | null;
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type SocialLoginEvent =
  | { type: 'provider.choose'; provider: SocialProvider }
  /** Google's own button or one-tap handed a credential to the page. */
  | { type: 'credential.received'; credential: string }
  /** Google's script did not come. */
  | { type: 'google.missing' }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

/** Events emitted to the app. */
export type SocialLoginEmitted =
  | { type: 'session.opened' }
  | { type: 'challenge.required' }
  | { type: 'route.requested'; name: 'registerSocial' };
