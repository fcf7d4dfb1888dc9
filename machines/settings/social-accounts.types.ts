import type { SocialProvider, SocialProviders, SocialTicket } from '../auth/social.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { AccessChanged } from './device.types.ts';

export interface SocialAccount {
  readonly provider: SocialProvider;
  /** ISO 8601. */
  readonly attachedAt: string;
}

/** Attached providers of the member, and the result of a redirect that just ended. */
export interface OwnAccounts {
  /** Null where the server does not say which ones are attached. */
  readonly accounts: readonly SocialAccount[] | null;
  readonly hasPassword: boolean;
  /** True if the member's only login is one provider or one passkey. */
  readonly isOnlyWay: boolean;
  /** An account at a provider that waits for the password, or null. */
  readonly ticket: SocialTicket | null;
  /** Error of a redirect to a provider, or null. */
  readonly failure: Failure | null;
}

export interface SocialAccountsInput {
  readonly providers: SocialProviders;
  /** Id of the element in which Google draws its own button. */
  readonly slot: string;
}

export interface SocialAccountsContext extends SocialAccountsInput, OwnAccounts {
  /** Provider that is being attached or detached. */
  readonly provider: SocialProvider;
}

export type SocialAccountsEvent =
  | { type: 'provider.attach'; provider: SocialProvider }
  | { type: 'provider.detach'; provider: SocialProvider }
  /** Google's own button handed a credential to the page. */
  | { type: 'credential.received'; credential: string }
  | { type: 'accounts.retry' }
  | { type: 'connection.restored' }
  | AccessChanged;

export type SocialAccountsEmitted =
  | AccessChanged
  | { type: 'notice.shown'; tone: 'positive'; key: string };
