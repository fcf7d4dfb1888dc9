/** The identity providers. */
export type SocialProvider = 'google' | 'twitter';

/** Providers offered: Google by its own button on our page, or by a window that we open. */
export interface SocialProviders {
  readonly google: 'absent' | 'hosted' | 'window';
  readonly twitter: 'absent' | 'offered';
}

/** Profile from a provider, to prefill a form. */
export interface SocialProfile {
  readonly email: string | null;
  readonly displayName: string;
  /** A free username, or empty. */
  readonly username: string;
}

/** Proof of the provider's identity for our server; lives in memory alone. */
export interface SocialTicket {
  readonly provider: SocialProvider;
  /** The server's own handle, or the provider's token where the server gave none. */
  readonly challenge: { readonly kind: 'jwt' | 'credential'; readonly value: string };
  readonly profile: SocialProfile;
}

/** State of a stored ticket on the server: attached to an account or not, or expired. */
export type TicketStatus = 'attached' | 'not_attached' | 'unknown' | 'lapsed';

/** Result of a login through a provider, as sent by the server. */
export type SocialEntry =
  | { readonly status: 'attached'; readonly twoFactor: boolean }
  /** An account has this address; its password attaches the provider. */
  | { readonly status: 'not_attached'; readonly ticket: SocialTicket }
  | { readonly status: 'registration_required'; readonly ticket: SocialTicket };

/** Result stored for this browser after a full-page redirect, or after a reload. */
export type SocialReturn =
  | Exclude<SocialEntry, { status: 'attached' }>
  | {
      readonly status: 'failed';
      readonly provider: SocialProvider;
      readonly code: 'access_denied' | 'state_invalid' | 'provider_unreachable' | 'already_linked';
    }
  | { readonly status: 'nothing' };
