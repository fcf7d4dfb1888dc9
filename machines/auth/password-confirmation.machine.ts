import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { countdown, whenThrottled, whenUnanswered } from '../lib/submission.ts';
import { mailedConfirmationMachine } from './mailed-confirmation.machine.ts';
import type { MailedEnd } from './mailed-confirmation.types.ts';
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

/** A member shows the password once more, for something that is worth protecting. */
export const passwordConfirmationMachine = setup({
  types: {
    context: {} as Types.PasswordConfirmationContext,
    input: {} as Types.PasswordConfirmationInput,
    events: {} as Types.PasswordConfirmationEvent,
    emitted: {} as Types.PasswordConfirmationEmitted,
    children: {} as {
      confirmPassword: 'confirmPassword';
      mailedConfirmation: 'mailedConfirmation';
    },
  },
  actors: { confirmPassword, mailedConfirmation: mailedConfirmationMachine },
  guards: {
    ...attemptGuards,
    isPasswordless: ({ context }) => !context.hasPassword && context.failure === null,
    isEnd: (_, params: { end: MailedEnd; wanted: MailedEnd }) => params.end === params.wanted,
  },
  actions: {
    storeFailure: assign(withFailure),
    storeExpiry: assign({ failure: { kind: 'unauthenticated' } }),
    clearFailure: assign({ failure: null }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    announceConfirmation: emit({ type: 'password.confirmed' }),
    announceRefusal: emit({ type: 'password.declined' }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passwordConfirmation',
  description: 'Asks for the password before something protected goes on.',
  meta: { requirement: 'contract §1.4; decisions §4 423' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0 }),
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
            actions: ['storeExpiry', 'announceExpiry'],
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
        onError: [
          whenThrottled('lockedOut'),
          {
            guard: { type: 'isUnauthenticated', params: failureOf },
            target: 'asking',
            actions: 'announceExpiry',
          },
          whenUnanswered('unreachable'),
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    rejected: {
      description: 'The password was not right, and the form says so beside the field.',
      meta: { requirement: 'spec §8 messages' },
      on: answering,
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      on: leaving,
      after: countdown('lockedOut', 'asking'),
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: answering,
    },
    confirmed: {
      description: 'The password is confirmed; the app brings the page before back.',
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
