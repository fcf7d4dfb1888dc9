import { assign, emit, sendTo, setup, spawnChild } from 'xstate';
import type { AttachEnd } from '../auth/social-attach.types.ts';
import type { SocialChoice } from '../auth/social-login.types.ts';
import type { SocialProvider, SocialTicket } from '../auth/social.types.ts';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import * as ports from './social-accounts.ports.ts';
import type * as Types from './social-accounts.types.ts';

type Chosen = { provider: SocialProvider };
type Credential = { credential: string };

const ticketOf = ({ credential }: Credential): SocialTicket => ({
  provider: 'google',
  challenge: { kind: 'credential', value: credential },
  profile: { email: null, displayName: '', username: '' },
});

/** Ports of attaching and detaching a provider, and guards for each result. */
export const socialAccountsSetup = setup({
  types: {
    context: {} as Types.SocialAccountsContext,
    input: {} as Types.SocialAccountsInput,
    events: {} as Types.SocialAccountsEvent,
    emitted: {} as Types.SocialAccountsEmitted,
    children: {} as {
      hostGoogle: 'hostGoogle';
      loadAccounts: 'loadAccounts';
      rereadAccounts: 'loadAccounts';
      visitProvider: 'visitProvider';
      attach: 'attach';
      forgetTicket: 'forgetTicket';
      detachProvider: 'detachProvider';
    },
  },
  actors: ports,
  guards: {
    isWaiting: ({ context }) => context.ticket !== null,
    isRefused: ({ context }) => context.failure !== null,
    isCredential: (_, choice: SocialChoice) => choice.kind === 'credential',
    isBlocked: (_, choice: SocialChoice) => choice.kind === 'blocked',
    isAttached: (_, { end }: { end: AttachEnd }) => end !== 'cancelled',
    isUnauthenticated: attemptGuards.isUnauthenticated,
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    /** Only X comes back with the page, so a refusal that waited there is X's. */
    storeAccounts: assign(({ context }, { ticket, failure, ...read }: Types.OwnAccounts) => ({
      ...read,
      ticket,
      failure,
      provider: ticket?.provider ?? (failure ? 'twitter' : context.provider),
    })),
    storeProvider: assign((_, { provider }: Chosen) => ({ provider })),
    storeCredential: assign((_, params: Credential) => ({
      ticket: ticketOf(params),
      provider: 'google' as const,
    })),
    storeChoice: assign((_, choice: SocialChoice) =>
      choice.kind === 'credential' ? { ticket: ticketOf(choice), provider: 'google' } : {},
    ),
    dropTicket: assign({ ticket: null }),
    /** Each nonce serves one credential. */
    renewNonce: sendTo('hostGoogle', { type: 'nonce.renew' }),
    forgetTicket: spawnChild('forgetTicket', { id: 'forgetTicket' }),
    dropProvider: assign(({ context }) => ({
      accounts: context.accounts?.filter(({ provider }) => provider !== context.provider) ?? null,
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announce: emit((_, { key }: { key: string }) => ({
      type: 'notice.shown' as const,
      tone: 'positive' as const,
      key: `settings.socialAccounts.${key}`,
    })),
    announceAccess: emit({ type: 'access.changed' }),
  },
});
