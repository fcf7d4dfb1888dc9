import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure, withWait } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { countdown, whenThrottled, whenUnanswered } from '../lib/submission.ts';
import { changePassword } from './password-change.ports.ts';
import type * as Types from './password-change.types.ts';

const submitting = { 'form.submit': { target: 'saving' } } as const;

/** A member sets another password, or the first one after a social registration. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Types.PasswordChangeContext,
    input: {} as Types.PasswordChangeInput,
    events: {} as Types.PasswordChangeEvent,
    emitted: {} as Types.PasswordChangeEmitted,
    children: {} as { changePassword: 'changePassword' },
  },
  actors: { changePassword },
  guards: {
    isThrottled: attemptGuards.isThrottled,
    isUnanswered: attemptGuards.isUnanswered,
    isSessionOver: attemptGuards.isUnauthenticated,
    hasWaited: attemptGuards.hasWaited,
    /** The member would rather not confirm who they are. */
    isUnconfirmed: (_, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  },
  actions: {
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    storePassword: assign({ hasPassword: true }),
    startCountdown: assign(withWait),
    countDown: assign({ secondsLeft: ({ context }) => Math.max(0, context.secondsLeft - 1) }),
    announceUpdate: emit({ type: 'member.updated' }),
    announceAccess: emit({ type: 'access.changed' }),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passwordChange',
  description: 'A member sets another password, which signs every other device out.',
  meta: { requirement: 'spec §2 password update; contract §2 PUT /user/password' },
  context: ({ input }) => ({ ...input, failure: null, secondsLeft: 0 }),
  initial: 'editing',
  states: {
    editing: { description: 'Passwords can be typed.', on: submitting },
    saving: {
      description: 'The server is setting the new password.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: {
          target: 'updated',
          actions: ['storePassword', 'announceUpdate', 'announceAccess'],
        },
        onError: [
          whenThrottled('lockedOut'),
          whenUnanswered('unreachable'),
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'editing' },
          whenSessionOver('editing'),
          { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    rejected: {
      description: 'A password was refused, and the reason stands beside it.',
      on: submitting,
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      after: countdown('lockedOut', 'editing'),
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on: submitting,
    },
    updated: {
      description: 'The new password holds; the form is empty and can be used again.',
      on: submitting,
    },
  },
});
