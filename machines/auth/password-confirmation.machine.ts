import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { noAttempt, refusedStates, whenRefusedTo } from '../parts/submission.ts';
import { mailedConfirmationMachine } from './mailed-confirmation.machine.ts';
import type { MailedEnd } from './mailed-confirmation.types.ts';
import { passkeyConfirmationMachine } from './passkey-confirmation.machine.ts';
import { confirmPassword } from './password-confirmation.ports.ts';
import type * as Types from './password-confirmation.types.ts';

const answering = {
  'form.submit': { target: 'confirming' },
  'confirmation.cancel': { target: 'declined' },
} as const;
const ended =
  (wanted: MailedEnd) =>
  ({ event }: { event: { output: MailedEnd } }) => ({ end: event.output, wanted });
const leaving = { 'confirmation.cancel': { target: 'declined' } } as const;
const refused = refusedStates('asking', answering);

/** A member shows the password or a passkey once more, for something that is worth protecting. */
export const passwordConfirmationMachine = setup({
  types: {
    context: {} as Types.PasswordConfirmationContext,
    input: {} as Types.PasswordConfirmationInput,
    events: {} as Types.PasswordConfirmationEvent,
    emitted: {} as Types.PasswordConfirmationEmitted,
    children: {} as {
      confirmPassword: 'confirmPassword';
      mailedConfirmation: 'mailedConfirmation';
      passkeyConfirmation: 'passkeyConfirmation';
    },
  },
  actors: {
    confirmPassword,
    mailedConfirmation: mailedConfirmationMachine,
    passkeyConfirmation: passkeyConfirmationMachine,
  },
  guards: {
    ...attemptGuards,
    isPasswordless: ({ context }) => !context.hasPassword && context.failure === null,
    isEnd: (_, params: { end: MailedEnd; wanted: MailedEnd }) => params.end === params.wanted,
  },
  actions: {
    storeExpiry: assign({ failure: { kind: 'unauthenticated' } }),
    ...attemptActions<Types.PasswordConfirmationContext, Types.PasswordConfirmationEvent>(),
    announceConfirmation: emit({ type: 'password.confirmed' }),
    announceRefusal: emit({ type: 'password.declined' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passwordConfirmation',
  description: 'Asks for the password before something protected goes on.',
  meta: { requirement: 'contract §1.4; decisions §4 423' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  invoke: {
    id: 'passkeyConfirmation',
    src: 'passkeyConfirmation',
    input: ({ context }) => ({ isOffered: context.passkeys }),
    onDone: { target: '.confirmed' },
    onError: { description: 'The password or the mail is left.' },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is asked for.',
      always: { guard: 'isPasswordless', target: 'passwordless' },
      on: answering,
    },
    passwordless: {
      description: 'There is no password: whoever came through a provider proves it by mail.',
      meta: { requirement: 'contract §10 password-less social users' },
      invoke: {
        id: 'mailedConfirmation',
        src: 'mailedConfirmation',
        input: ({ context: { email, problem } }) => ({ email, problem }),
        onDone: [
          { guard: { type: 'isEnd', params: ended('confirmed') }, target: 'confirmed' },
          {
            guard: { type: 'isEnd', params: ended('expired') },
            target: 'asking',
            actions: 'storeExpiry',
          },
          { target: 'declined' },
        ],
        onError: { target: 'declined' },
      },
    },
    confirming: {
      description: 'The server is comparing the password.',
      tags: 'busy',
      entry: 'clearFailure',
      on: leaving,
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { password: event.password };
        },
        onDone: { target: 'confirmed' },
        onError: whenRefusedTo('asking'),
      },
    },
    ...refused,
    lockedOut: { ...refused.lockedOut, on: leaving },
    confirmed: {
      description: 'Who it is has been shown; the app brings the page before back.',
      type: 'final',
      entry: 'announceConfirmation',
    },
    declined: {
      description: 'The member would rather not; the app brings the page before back.',
      type: 'final',
      entry: 'announceRefusal',
    },
  },
});
