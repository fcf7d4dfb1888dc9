import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { authenticate } from './login.ports.ts';
import type {
  LoginAnswer,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
} from './login.types.ts';
import { lazyPort } from '../lib/port.ts';
import type { passkeyLoginMachine } from './passkey-login.machine.ts';
import { listenToPasskey, notifyPasskey } from './passkey-part.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import { listenToSocial, notifySocial } from './social-part.ts';

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
    listenToPasskey,
    listenToSocial,
    notifyPasskey,
    notifySocial,
    forward: emit((_, params: { emitted: LoginEmitted }) => params.emitted),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    announceChallenge: emit({ type: 'challenge.required' }),
    announceSession: emit({ type: 'session.opened' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'login',
  description: 'A guest signs in with e-mail and password.',
  meta: { requirement: 'spec §4 login' },
  context: ({ input, spawn }) => ({
    demo: input.demo,
    passkey: input.passkeys ? spawn('passkeyLogin', { id: 'passkeyLogin' }) : null,
    social: input.social && {
      providers: input.social.providers,
      actor: spawn('socialLogin', { id: 'socialLogin', input: input.social }),
    },
    failure: null,
    secondsLeft: 0,
  }),
  entry: ['listenToSocial', 'listenToPasskey'],
  on: {
    'child.emitted': { actions: { type: 'forward', params: eventOf } },
    'viewer.changed': {
      actions: [
        { type: 'notifySocial', params: eventOf },
        { type: 'notifyPasskey', params: eventOf },
      ],
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open and nothing has been refused yet.',
      on: { 'form.submit': { target: 'authenticating' } },
    },
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
        onError: [
          {
            guard: { type: 'isThrottled', params: failureOf },
            target: 'lockedOut',
            actions: { type: 'startCountdown', params: failureOf },
          },
          { guard: { type: 'isUnanswered', params: failureOf }, target: 'unreachable' },
          { guard: { type: 'isAlreadyIn', params: failureOf }, target: 'signedIn' },
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
      exit: 'clearFailure',
    },
    rejected: {
      description: 'The server refused the form and says why beside the field.',
      meta: { requirement: 'spec §8 messages' },
      on: { 'form.submit': { target: 'authenticating' } },
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      after: {
        second: [
          { guard: 'hasWaited', target: 'editing' },
          { target: 'lockedOut', reenter: true, actions: 'countDown' },
        ],
      },
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: { 'form.submit': { target: 'authenticating' } },
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
