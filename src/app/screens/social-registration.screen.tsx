import type { ActorRefFrom } from 'xstate';
import { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import { socialRegistrationAdapter } from '#src/actors/auth/social-registration.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SocialRegistrationView } from '#src/views/auth/social-registration.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** The form with the heading of a screen. */
function SocialRegistrationScreen({
  actor,
}: {
  actor: ActorRefFrom<typeof socialRegistrationMachine>;
}) {
  const { t } = useText();
  return (
    <CardPage>
      <Stack>
        <ScreenHeading>{t('auth.socialRegistration.title')}</ScreenHeading>
        <SocialRegistrationView actor={actor} />
      </Stack>
    </CardPage>
  );
}

export default defineScreen({
  machine: socialRegistrationMachine,
  View: SocialRegistrationScreen,
  title: 'auth.socialRegistration.title',
  provide: ({ http, store, keys, tickets }) =>
    socialRegistrationAdapter({ http, store, tickets }, keys.referral),
});
