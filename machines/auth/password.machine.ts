import { setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import type { Answer } from '../modal/modal.types.ts';
import { formStates, noAttempt, submissionGuards } from '../parts/submission.ts';
import { passkeyConfirmationMachine } from './passkey-confirmation.machine.ts';
import { confirmPassword } from './password.ports.ts';
import type * as Types from './password.types.ts';

/** A member shows the password or a passkey once more, in place, for what is worth protecting. */
export const passwordMachine = setup({
  types: {
    context: {} as Types.PasswordContext,
    input: {} as Types.PasswordInput,
    events: {} as Types.PasswordEvent,
    output: {} as Answer<null>,
    children: {} as {
      confirmPassword: 'confirmPassword';
      passkeyConfirmation: 'passkeyConfirmation';
    },
  },
  actors: { confirmPassword, passkeyConfirmation: passkeyConfirmationMachine },
  guards: submissionGuards,
  actions: attemptActions<Types.PasswordContext, Types.PasswordEvent>(),
  delays: { second: 1000 },
}).createMachine({
  id: 'password',
  description:
    'Asks for the password before something protected goes on, without leaving the page.',
  meta: { requirement: 'spec §2 dialogs; contract §2 confirm-password' },
  context: ({ input }) => ({ ...input, ...noAttempt }),
  output: { kind: 'confirmed', value: null },
  invoke: {
    id: 'passkeyConfirmation',
    src: 'passkeyConfirmation',
    input: ({ context }) => ({ isOffered: context.passkeys }),
    onDone: { target: '.confirmed' },
    onError: { description: 'The password is left to ask for.' },
  },
  initial: 'editing',
  states: {
    ...formStates(
      {
        send: 'confirmPassword',
        what: 'The password',
        form: ({ password }: Types.PasswordEvent) => ({ password }),
      },
      { target: 'confirmed' },
    ),
    confirmed: {
      description: 'The password or the passkey is right; the asker goes on.',
      type: 'final',
    },
  },
});
