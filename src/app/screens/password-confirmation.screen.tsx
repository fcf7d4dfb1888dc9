import type { ActorRefFrom } from 'xstate';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { passwordConfirmationAdapter } from '#src/actors/auth/password-confirmation.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { hasPasskeys } from '#src/secure.ts';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Reads the error that a failed mailed link puts into the address; null for any other. */
const problemOf = (error: string | undefined): 'expired' | 'unauthorized' | null =>
  error === 'expired' || error === 'unauthorized' ? error : null;

const PasswordConfirmationScreen = ({
  actor,
}: {
  actor: ActorRefFrom<typeof passwordConfirmationMachine>;
}) => (
  <CardPage>
    <PasswordConfirmationView actor={actor} />
  </CardPage>
);

export default defineScreen({
  machine: passwordConfirmationMachine,
  View: PasswordConfirmationScreen,
  title: 'auth.passwordConfirmation.title',
  provide: ({ http }) => passwordConfirmationAdapter(http),
  input: ({ viewer, query, services: { config } }) => ({
    email: viewer?.email ?? '',
    hasPassword: viewer?.hasPassword !== false,
    passkeys: config.passkeys && hasPasskeys(),
    problem: problemOf(query['error']),
  }),
});
