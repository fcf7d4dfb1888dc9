import { assertEvent, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import { authenticate } from './login.ports.ts';
import type { LoginAnswer } from './credentials.types.ts';
import type { LoginContext, LoginEmitted, LoginEvent, LoginInput } from './login.types.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { noAttempt, submissionStates, whenGuestRefused } from '../parts/submission.ts';
import type { passkeyLoginMachine } from './passkey-login.machine.ts';
import { notifyPasskey } from './passkey-mixin.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import { notifySocial } from './social-mixin.ts';

const submitting = { 'form.submit': { target: 'authenticating' } } as const;

/** Signing in with e-mail and password, up to the second factor or the open session. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    input: {} as LoginInput,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    children: {} as {
      authenticate: 'authenticate';
      passkeyLogin: 'passkeyLogin';
      socialLogin: 'socialLogin';
    },
  },
  actors: {
    authenticate,
    passkeyLogin: lazyPort<typeof passkeyLoginMachine>('passkeyLogin'),
    socialLogin: lazyPort<typeof socialLoginMachine>('socialLogin'),
  },
  guards: {
    ...attemptGuards,
    isChallenged: (_, params: LoginAnswer) => params.twoFactor,
  },
  actions: {
    notifyPasskey,
    notifySocial,
    forward: emit(emittedOf<LoginEmitted>),
    ...attemptActions<LoginContext, LoginEvent>(),
    announceChallenge: emit({ type: 'challenge.required' }),
    announceSession: emit({ type: 'session.opened' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'login',
  description: 'A guest signs in with e-mail and password.',
  meta: { requirement: 'spec §4 login' },
  context: ({ input, spawn, self }) => ({
    demo: input.demo,
    passkey: input.passkeys ? childOf(self, spawn('passkeyLogin', { id: 'passkeyLogin' })) : null,
    social: input.social && {
      providers: input.social.providers,
      actor: childOf(self, spawn('socialLogin', { id: 'socialLogin', input: input.social })),
    },
    ...noAttempt,
  }),
  on: {
    ...forwarding,
    'viewer.changed': {
      actions: [
        { type: 'notifySocial', params: eventOf },
        { type: 'notifyPasskey', params: eventOf },
      ],
    },
  },
  initial: 'editing',
  states: {
    ...submissionStates(submitting),
    authenticating: {
      description: 'The server is comparing the credentials.',
      tags: 'busy',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: [
          {
            guard: { type: 'isChallenged', params: outputOf },
            target: 'challenged',
          },
          { target: 'signedIn' },
        ],
        onError: whenGuestRefused('signedIn'),
      },
      exit: 'clearFailure',
    },
    signedIn: {
      description: 'The credentials opened a session; the app takes over.',
      entry: 'announceSession',
      on: {
        'viewer.changed': {
          guard: { type: 'isNobody', params: eventOf },
          target: 'editing',
        },
      },
    },
    challenged: {
      description: 'The account asks for a second factor; the app shows the challenge.',
      type: 'final',
      entry: 'announceChallenge',
    },
  },
});
