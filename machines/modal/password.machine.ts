import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { failureOf } from '../lib/params.ts';
import { countdown, whenThrottled } from '../lib/submission.ts';
import type { Answer } from './modal.types.ts';
import { confirmPassword } from './password.ports.ts';
import type * as Types from './password.types.ts';

/** A member shows the password once more, in place, for something that is worth protecting. */
export const passwordMachine = setup({
  types: {
    context: {} as Types.PasswordContext,
    input: {} as Types.PasswordInput,
    events: {} as Types.PasswordEvent,
    emitted: {} as Types.PasswordEmitted,
    output: {} as Answer<null>,
    children: {} as { confirmPassword: 'confirmPassword' },
  },
  actors: { confirmPassword },
  guards: attemptGuards,
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'password',
  description:
    'Asks for the password before something protected goes on, without leaving the page.',
  meta: { requirement: 'spec §2 dialogs; contract §2 confirm-password' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0 }),
  output: { kind: 'confirmed', value: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is asked for.',
      on: { 'form.submit': { target: 'confirming' } },
    },
    confirming: {
      description: 'The server is comparing the password.',
      tags: 'busy',
      entry: 'clearFailure',
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
          { target: 'refused', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    refused: {
      description: 'The password was not right or no answer came, which is said where it belongs.',
      on: { 'form.submit': { target: 'confirming' } },
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', 'asking'),
    },
    confirmed: {
      description: 'The password is right; the asker goes on.',
      type: 'final',
    },
  },
});
