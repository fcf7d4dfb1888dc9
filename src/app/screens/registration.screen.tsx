import type { ActorRefFrom } from 'xstate';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { registrationAdapter } from '#src/actors/auth/registration.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RegistrationView } from '#src/views/auth/registration.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';
import { socialInput } from '../social.ts';

/** The form with the heading of a screen, and the way back for those who have an account. */
function RegistrationScreen({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading>{t('auth.registration.title')}</ScreenHeading>
        <RegistrationView actor={actor} />
        <Link href={href('login')}>{t('auth.registration.haveAccount')}</Link>
      </Stack>
    </CardPage>
  );
}

interface Needs {
  readonly lazyActors: {
    readonly socialLogin: LazyMachine<typeof socialLoginMachine>;
  };
}

export default defineScreen({
  machine: registrationMachine,
  View: RegistrationScreen,
  title: 'auth.registration.title',
  provide: (services: AppServices & Needs) => ({
    actors: {
      ...registrationAdapter(services, services.keys.referral).actors,
      socialLogin: services.lazyActors.socialLogin,
    },
  }),
  input: ({ params, services }: ScreenInput<Needs>) => ({
    referral: params['referral'] ?? null,
    social: socialInput(services, 'register'),
  }),
});
