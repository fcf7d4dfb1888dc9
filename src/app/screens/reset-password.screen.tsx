import type { ActorRefFrom } from 'xstate';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { resetPasswordAdapter } from '#src/actors/auth/reset-password.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ResetPasswordView } from '#src/views/auth/reset-password.view.tsx';
import { defineScreen } from '../define-screen.ts';

function ResetPasswordScreen({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading>{t('auth.resetPassword.title')}</ScreenHeading>
        <ResetPasswordView actor={actor} />
      </Stack>
    </CardPage>
  );
}

/** The token is not read from the path: navigation has removed it from the address already. */
export default defineScreen({
  machine: resetPasswordMachine,
  View: ResetPasswordScreen,
  title: 'auth.resetPassword.title',
  provide: ({ http, pendingLogout }) => resetPasswordAdapter(http, pendingLogout, window.history),
  input: ({ query }) => ({
    email: query['email'] ?? '',
    loginPath: href('login'),
    forgotPath: href('forgotPassword'),
  }),
});
