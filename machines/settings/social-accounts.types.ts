import type { SocialProvider, SocialProviders, SocialTicket } from '../auth/social.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { AccessChanged } from './device.types.ts';

export interface SocialAccount {
  readonly provider: SocialProvider;
  /** ISO 8601. */
  readonly attachedAt: string;
}

/** What the server knows of the member's providers, and of a way through one that just ended. */
export interface OwnAccounts {
  /** Null where the server does not say which ones are attached. */
  readonly accounts: readonly SocialAccount[] | null;
  readonly hasPassword: boolean;
  /** Whether the member has one way in, and it is a provider's or a passkey. */
  readonly isOnlyWay: boolean;
  /** An account at a provider that waits for the password, or null. */
  readonly ticket: SocialTicket | null;
  /** Why a way through a provider that left the page came to nothing, or null. */
  readonly failure: Failure | null;
}

export interface SocialAccountsInput {
  readonly providers: SocialProviders;
  /** Id of the element in which Google draws its own button. */
  readonly slot: string;
}

export interface SocialAccountsContext extends SocialAccountsInput, OwnAccounts {
  /** Which one the member is busy with. */
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
