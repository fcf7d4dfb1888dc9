import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf } from '../lib/params.ts';
import { invitationMachine } from './invitation.machine.ts';
import { register } from './registration.ports.ts';
import type { RegistrationForm } from './credentials.types.ts';
import type * as Types from './registration.types.ts';
import { registeredState, submitting } from './registration.setup.ts';
import { weaknessOf } from './new-password.ts';
import { lazyPort } from '../lib/port.ts';
import { childOf, emittedOf, forwarding } from '../parts/children.ts';
import { noAttempt, submissionStates, whenGuestRefused } from '../parts/submission.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import { notifySocial } from './social-mixin.ts';
import { settleName } from './username-mixin.ts';
import { usernameMachine } from './username.machine.ts';
import type { Viewer } from './viewer.types.ts';

/** Creating an account with e-mail, username, display name and password. */
export const registrationMachine = setup({
  types: {
    context: {} as Types.RegistrationContext,
    input: {} as Types.RegistrationInput,
    events: {} as Types.RegistrationEvent,
    emitted: {} as Types.RegistrationEmitted,
    children: {} as {
      invitation: 'invitation';
      register: 'register';
      username: 'username';
      socialLogin: 'socialLogin';
    },
  },
  actors: {
    invitation: invitationMachine,
    register,
    username: usernameMachine,
    socialLogin: lazyPort<typeof socialLoginMachine>('socialLogin'),
  },
  guards: {
    ...attemptGuards,
    isWeak: (_, params: { form: RegistrationForm }) => weaknessOf(params.form) !== null,
    isUnverified: (_, params: { viewer: Viewer | null }) => params.viewer?.isVerified === false,
  },
  actions: {
    notifySocial,
    forward: emit(emittedOf<Types.RegistrationEmitted>),
    settleName,
    storeWeakness: assign((_, params: { form: RegistrationForm }) => ({
      failure: weaknessOf(params.form),
    })),
    ...attemptActions<Types.RegistrationContext, Types.RegistrationEvent>(),
    announceSession: emit({ type: 'session.opened' }),
    leadToVerification: emit({ type: 'route.requested', name: 'verifyEmail' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'registration',
  description: 'A guest creates an account, invited by somebody or not.',
  meta: { requirement: 'spec §2 register form, §5; contract §8.1' },
  context: ({ input, spawn, self }) => ({
    referral: input.referral,
    social: input.social && {
      providers: input.social.providers,
      actor: childOf(self, spawn('socialLogin', { id: 'socialLogin', input: input.social })),
    },
    name: spawn('username', { id: 'username' }),
    ...noAttempt,
  }),
  invoke: {
    id: 'invitation',
    src: 'invitation',
    input: ({ context }) => ({ code: context.referral }),
  },
  on: {
    ...forwarding,
    'viewer.changed': { actions: { type: 'notifySocial', params: eventOf } },
  },
  initial: 'editing',
  states: {
    ...submissionStates(submitting),
    registering: {
      description: 'The server is creating the account.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: { target: 'registered' },
        onError: whenGuestRefused('registered'),
      },
    },
    registered: registeredState(
      'The account exists and is signed in; the app leads on to the e-mail.',
    ),
  },
});
