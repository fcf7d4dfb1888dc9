import { assertEvent, assign, emit, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { failureOf, type Failed } from '../lib/params.ts';
import {
  noAttempt,
  signedInElsewhere,
  submissionStates,
  whenGuestRefused,
} from '../parts/submission.ts';
import { weaknessOf } from './new-password.ts';
import { findToken, setPassword } from './reset-password.ports.ts';
import type * as Types from './reset-password.types.ts';

const typed = ({ event }: { event: { form: Types.ResetPasswordForm } }) => ({ form: event.form });
const submitting = {
  'form.submit': [
    {
      guard: { type: 'isWeak', params: typed },
      target: 'rejected',
      actions: { type: 'storeWeakness', params: typed },
    },
    { target: 'resetting', actions: { type: 'storeEmail', params: typed } },
  ],
} as const;
const renewing = { 'link.request': { actions: 'leadToNewLink' } } as const;

/** Setting a new password with the token of a mailed link. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as Types.ResetPasswordContext,
    input: {} as Types.ResetPasswordInput,
    events: {} as Types.ResetPasswordEvent,
    emitted: {} as Types.ResetPasswordEmitted,
    children: {} as { findToken: 'findToken'; setPassword: 'setPassword' },
  },
  actors: { findToken, setPassword },
  guards: {
    ...attemptGuards,
    isFound: (_, params: { found: boolean }) => params.found,
    isWeak: (_, params: { form: Types.ResetPasswordForm }) => weaknessOf(params.form) !== null,
    isAboutTheLink: (_, { failure }: Failed) =>
      failure.kind === 'invalid' && ('email' in failure.fields || 'token' in failure.fields),
  },
  actions: {
    storeEmail: assign((_, params: { form: Types.ResetPasswordForm }) => ({
      email: params.form.email,
    })),
    storeWeakness: assign((_, params: { form: Types.ResetPasswordForm }) => ({
      failure: weaknessOf(params.form),
    })),
    ...attemptActions<Types.ResetPasswordContext, Types.ResetPasswordEvent>(),
    announceSession: emit({ type: 'session.opened' }),
    announceUpdate: emit({
      type: 'notice.shown',
      tone: 'positive',
      key: 'auth.resetPassword.updated',
    }),
    leadToLogin: emit(({ context }) => ({
      type: 'location.requested',
      path: context.loginPath,
      replace: true,
    })),
    leadToNewLink: emit(({ context: { forgotPath, email } }) => ({
      type: 'location.requested',
      path: email === '' ? forgotPath : `${forgotPath}?email=${encodeURIComponent(email)}`,
      replace: true,
    })),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'resetPassword',
  description: 'A guest with a mailed link sets a new password.',
  meta: { requirement: 'spec §2 reset password; contract §8.1' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  initial: 'finding',
  states: {
    finding: {
      description: 'The token, already out of the address, is looked for.',
      invoke: {
        id: 'findToken',
        src: 'findToken',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'editing',
          },
          { target: 'linkless' },
        ],
        onError: { target: 'linkless' },
      },
    },
    ...submissionStates(submitting),
    resetting: {
      description: 'The server is setting the new password.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return event.form;
        },
        onDone: { target: 'updated' },
        onError: [
          { guard: { type: 'isAboutTheLink', params: failureOf }, target: 'expired' },
          ...whenGuestRefused('signedIn'),
        ],
      },
    },
    expired: {
      description: 'The link is too old or was used; a new one is offered.',
      on: renewing,
    },
    linkless: { description: 'The address holds no token; a new link is offered.', on: renewing },
    signedIn: signedInElsewhere('editing'),
    updated: {
      description: 'The new password holds; the person goes on to sign in with it.',
      type: 'final',
      entry: ['announceUpdate', 'leadToLogin'],
    },
  },
});
