import type { ActorRefFrom } from 'xstate';
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { forgotPasswordAdapter } from '#src/actors/auth/forgot-password.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ForgotPasswordView } from '#src/views/auth/forgot-password.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Seconds between two mails, as the server counts them (contract §2, notes). */
const cooldown = 60;

function ForgotPasswordScreen({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading>{t('auth.forgotPassword.title')}</ScreenHeading>
        <ForgotPasswordView actor={actor} />
      </Stack>
    </CardPage>
  );
}

export default defineScreen({
  machine: forgotPasswordMachine,
  View: ForgotPasswordScreen,
  title: 'auth.forgotPassword.title',
  provide: ({ http, pendingLogout }) => forgotPasswordAdapter(http, pendingLogout),
  input: ({ query }) => ({ email: query['email'] ?? '', cooldown }),
});
