import { assign, emit, setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import { formStates, noAttempt, submissionGuards, submitting } from '../parts/submission.ts';
import { changePassword } from './password-change.ports.ts';
import type * as Types from './password-change.types.ts';

const form = formStates(
  {
    send: 'changePassword',
    what: 'The new password',
    form: ({ form: typed }: Types.PasswordChangeEvent) => typed,
  },
  { target: 'updated', actions: ['storePassword', 'announceChange', 'announceAccess'] },
);

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
  guards: submissionGuards,
  actions: {
    ...attemptActions<Types.PasswordChangeContext, Types.PasswordChangeEvent>(),
    storePassword: assign({ hasPassword: true }),
    announceChange: emit({ type: 'password.changed' }),
    announceAccess: emit({ type: 'access.changed' }),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'passwordChange',
  description: 'A member sets another password, which signs every other device out.',
  meta: { requirement: 'spec §2 password update; contract §2 PUT /user/password' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  initial: 'editing',
  states: {
    ...form,
    updated: {
      description: 'The new password holds; the form is empty and can be used again.',
      on: submitting,
    },
  },
});
