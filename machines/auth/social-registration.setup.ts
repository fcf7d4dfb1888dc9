import { assign, emit, setup, spawnChild } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import type { Failed } from '../lib/params.ts';
import { socialAttachMachine } from './social-attach.machine.ts';
import { checkTicket } from './social-attach.ports.ts';
import type { AttachEnd } from './social-attach.types.ts';
import * as ports from './social-registration.ports.ts';
import type * as Types from './social-registration.types.ts';
import { isUseless, ticketPause } from './social-ticket.ts';
import type { SocialTicket } from './social.types.ts';
import { settleName } from './username-mixin.ts';
import { usernameMachine } from './username.machine.ts';
import type { Viewer } from './viewer.types.ts';

/** Registration with a provider's ticket, or its attachment to an existing account. */
export const socialRegistrationSetup = setup({
  types: {
    context: {} as Types.SocialRegistrationContext,
    events: {} as Types.SocialRegistrationEvent,
    emitted: {} as Types.SocialRegistrationEmitted,
    children: {} as {
      recallTicket: 'recallTicket';
      checkTicket: 'checkTicket';
      registerSocial: 'registerSocial';
      username: 'username';
      socialAttach: 'socialAttach';
      forgetTicket: 'forgetTicket';
    },
  },
  actors: { ...ports, checkTicket, username: usernameMachine, socialAttach: socialAttachMachine },
  guards: {
    ...attemptGuards,
    hasTicket: (_, params: { ticket: SocialTicket | null }) => params.ticket !== null,
    isEnd: (_, params: { end: AttachEnd; wanted: AttachEnd }) => params.end === params.wanted,
    isTaken: (_, { failure }: Failed) =>
      failure.kind === 'conflict' && failure.code === 'email_taken',
    isExpired: (_, { failure }: Failed) =>
      failure.kind === 'invalid' && failure.fields['jwt'] !== undefined,
    isUseless,
    isUnverified: (_, params: { viewer: Viewer | null }) => params.viewer?.isVerified === false,
  },
  actions: {
    storeTicket: assign((_, params: { ticket: SocialTicket | null }) => params),
    dropTicket: assign({ ticket: null }),
    /** The server keeps nothing either; its answer is of no interest. */
    forgetTicket: spawnChild('forgetTicket', { id: 'forgetTicket' }),
    storeEmail: assign((_, params: { form: Types.SocialRegistrationForm }) => ({
      email: params.form.email,
    })),
    settleName,
    ...attemptActions<Types.SocialRegistrationContext, Types.SocialRegistrationEvent>(),
    announceSession: emit({ type: 'session.opened' }),
    announceChallenge: emit({ type: 'challenge.required' }),
    leadToVerification: emit({ type: 'route.requested', name: 'verifyEmail' }),
    announceReturn: emit({ type: 'route.requested', name: 'login' }),
    explain: emit(
      (_, params: { key: 'auth.socialLogin.missing' | 'auth.socialLogin.expired' }) => ({
        type: 'notice.shown' as const,
        tone: 'caution' as const,
        key: params.key,
      }),
    ),
  },
  delays: { second: 1000, pause: ticketPause },
});
