import { assign, emit, sendTo, setup, spawnChild } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import { whenThrottled, whenUnanswered } from '../parts/submission.ts';
import { socialAttachMachine } from './social-attach.machine.ts';
import type { AttachEnd } from './social-attach.types.ts';
import * as ports from './social-login.ports.ts';
import type {
  SocialChoice,
  SocialLoginContext,
  SocialLoginEmitted,
  SocialLoginEvent,
  SocialLoginInput,
} from './social-login.types.ts';
import type { SocialEntry, SocialProvider, SocialReturn } from './social.types.ts';

/** Login through a provider, with guards for each result of its window or redirect. */
export const socialLoginSetup = setup({
  types: {
    context: {} as SocialLoginContext,
    input: {} as SocialLoginInput,
    events: {} as SocialLoginEvent,
    emitted: {} as SocialLoginEmitted,
    children: {} as {
      hostGoogle: 'hostGoogle';
      recallReturn: 'recallReturn';
      visitProvider: 'visitProvider';
      enter: 'enter';
      socialAttach: 'socialAttach';
      keepTicket: 'keepTicket';
      forgetTicket: 'forgetTicket';
    },
  },
  actors: { ...ports, socialAttach: socialAttachMachine },
  guards: {
    ...attemptGuards,
    isCredential: (_, params: SocialChoice) => params.kind === 'credential',
    isBlocked: (_, params: SocialChoice) => params.kind === 'blocked',
    isChallenged: (_, entry: SocialEntry) => entry.status === 'attached' && entry.twoFactor,
    isAttached: (_, entry: SocialEntry) => entry.status === 'attached',
    isNotAttached: (_, { status }: SocialEntry | SocialReturn) => status === 'not_attached',
    isDenied: (_, params: SocialReturn) =>
      params.status === 'failed' && params.code === 'access_denied',
    isStale: (_, params: SocialReturn) =>
      params.status === 'failed' && params.code === 'state_invalid',
    isFailed: (_, params: SocialReturn) => params.status === 'failed',
    isEnd: (_, params: { end: AttachEnd; wanted: AttachEnd }) => params.end === params.wanted,
    isExpired: (_, { failure }: Failed) =>
      failure.kind === 'unexpected' && failure.code === 'token_expired',
  },
  actions: {
    renewNonce: sendTo('hostGoogle', { type: 'nonce.renew' }),
    storeProvider: assign((_, params: { provider: SocialProvider }) => params),
    storeTicket: assign((_, params: SocialEntry | SocialReturn) =>
      'ticket' in params ? { ticket: params.ticket, provider: params.ticket.provider } : {},
    ),
    /** A screen that registers takes it over. */
    keepTicket: spawnChild('keepTicket', {
      id: 'keepTicket',
      input: ({ context }) => ({ ticket: context.ticket }),
    }),
    dropTicket: assign({ ticket: null }),
    /** The server keeps nothing either; its answer is of no interest. */
    forgetTicket: spawnChild('forgetTicket', { id: 'forgetTicket' }),
    /** The page was away, so only the code of the refusal came back with it. */
    storeEnd: assign((_, end: SocialReturn) => ({
      failure:
        end.status === 'failed'
          ? { kind: 'unexpected' as const, status: 400, message: '', code: end.code }
          : null,
      ...('provider' in end && { provider: end.provider }),
    })),
    ...attemptActions<SocialLoginContext, SocialLoginEvent>(),
    announceSession: emit({ type: 'session.opened' }),
    announceChallenge: emit({ type: 'challenge.required' }),
    announceRegistration: emit({ type: 'route.requested', name: 'registerSocial' }),
  },
  delays: { second: 1000 },
});

/** Transitions for every failed request; the last one takes whatever is left. */
export const refusals = [
  whenThrottled('lockedOut'),
  whenUnanswered('unreachable'),
  {
    guard: { type: 'isAlreadyIn', params: failureOf },
    target: 'handedOver',
    actions: 'announceSession',
  },
  { guard: { type: 'isExpired', params: failureOf }, target: 'expired' },
  { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
] as const;
