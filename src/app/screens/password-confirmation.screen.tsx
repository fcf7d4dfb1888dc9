import type { ActorRefFrom } from 'xstate';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { passwordConfirmationAdapter } from '#src/actors/auth/password-confirmation.adapter.ts';
import { Card } from '#src/ui/card.tsx';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { defineScreen } from '../define-screen.ts';

const PasswordConfirmationScreen = ({
  actor,
}: {
  actor: ActorRefFrom<typeof passwordConfirmationMachine>;
}) => (
  <Card>
    <PasswordConfirmationView actor={actor} />
  </Card>
);

export default defineScreen({
  machine: passwordConfirmationMachine,
  View: PasswordConfirmationScreen,
  title: 'authVerification.password.title',
  provide: ({ http }) => passwordConfirmationAdapter(http),
  input: ({ viewer }) => ({ email: viewer?.email ?? '' }),
});
