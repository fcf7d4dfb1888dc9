import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import {
  countdown,
  noAttempt,
  signedInElsewhere,
  submissionStates,
  whenGuestRefused,
  whenThrottled,
} from '../parts/submission.ts';
import { requestLink } from './forgot-password.ports.ts';
import type {
  ForgotPasswordContext,
  ForgotPasswordEmitted,
  ForgotPasswordEvent,
  ForgotPasswordInput,
} from './forgot-password.types.ts';

const asking = { 'form.submit': { target: 'requesting' } } as const;

/** Asking for a link to a new password; an unknown address is answered like a known one. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    input: {} as ForgotPasswordInput,
    events: {} as ForgotPasswordEvent,
    emitted: {} as ForgotPasswordEmitted,
    children: {} as { requestLink: 'requestLink' },
  },
  actors: { requestLink },
  guards: {
    ...attemptGuards,
    isAboutTheAddress: (_, params: Failed) => params.failure.kind === 'invalid',
  },
  actions: {
    storeEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    ...attemptActions<ForgotPasswordContext, ForgotPasswordEvent>(),
    startCooldown: assign({ secondsLeft: ({ context }) => context.cooldown }),
    announceSession: emit({ type: 'session.opened' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'forgotPassword',
  description: 'A guest asks for a link that leads to a new password.',
  meta: { requirement: 'spec §2 forgot password; contract §8.1' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  initial: 'editing',
  states: {
    ...submissionStates(asking),
    requesting: {
      description: 'The server is asked to send the mail.',
      tags: 'busy',
      entry: [
        'clearFailure',
        {
          type: 'storeEmail',
          params: ({ event }) => {
            assertEvent(event, 'form.submit');
            return event;
          },
        },
      ],
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent', actions: 'startCooldown' },
        onError: [
          {
            guard: { type: 'isAboutTheAddress', params: failureOf },
            target: 'sent',
            actions: 'startCooldown',
          },
          ...whenGuestRefused('signedIn'),
        ],
      },
    },
    sent: {
      description:
        'The mail is on its way, if the address is registered; the answer never says so.',
      initial: 'cooling',
      on: { 'address.change': { target: 'editing' } },
      states: {
        cooling: {
          description: 'Another mail can be asked for when the seconds have gone by.',
          after: countdown('cooling', 'ready'),
        },
        ready: {
          description: 'Another mail can be asked for.',
          on: { 'link.resend': { target: 'resending' } },
        },
        resending: {
          description: 'The server is asked for another mail.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'cooling', actions: 'startCooldown' },
            onError: [
              {
                guard: { type: 'isAboutTheAddress', params: failureOf },
                target: 'cooling',
                actions: 'startCooldown',
              },
              whenThrottled('cooling'),
              {
                guard: { type: 'isAlreadyIn', params: failureOf },
                target: '#forgotPassword.signedIn',
              },
              { target: 'stuck', actions: { type: 'storeFailure', params: failureOf } },
            ],
          },
        },
        stuck: {
          description: 'Another mail could not be asked for; it can be tried again.',
          on: { 'link.resend': { target: 'resending' } },
        },
      },
    },
    signedIn: signedInElsewhere('editing'),
  },
});
