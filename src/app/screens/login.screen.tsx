import type { ActorRefFrom } from 'xstate';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import type { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { hasPasskeys } from '#src/secure.ts';
import { LoginView } from '#src/views/auth/login.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';
import { socialInput } from '../social.ts';

/** The form that the guest's main page shows too, with the heading of a screen of its own. */
function LoginScreen({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading>{t('auth.login.title')}</ScreenHeading>
        <LoginView actor={actor} />
        <Link href={href('register')}>{t('auth.login.register')}</Link>
      </Stack>
    </CardPage>
  );
}

interface Needs {
  readonly lazyActors: {
    readonly socialReturn: LazyMachine<typeof socialLoginMachine>;
    readonly passkeyLogin: LazyMachine<typeof passkeyLoginMachine>;
  };
}

export default defineScreen({
  machine: loginMachine,
  View: LoginScreen,
  title: 'auth.login.title',
  provide: (services: AppServices & Needs) => ({
    actors: {
      ...loginAdapter(services.http, services.pendingLogout).actors,
      socialLogin: services.lazyActors.socialReturn,
      passkeyLogin: services.lazyActors.passkeyLogin,
    },
  }),
  input: ({ services }: ScreenInput<Needs>) => ({
    demo: services.config.demo,
    social: socialInput(services, 'login'),
    passkeys: services.config.passkeys && hasPasskeys(),
  }),
});
