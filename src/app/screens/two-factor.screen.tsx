import type { ActorRefFrom } from 'xstate';
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import { twoFactorAdapter } from '#src/actors/auth/two-factor.adapter.ts';
import { CardPage } from '#src/ui/card-page.tsx';
import { TwoFactorView } from '#src/views/auth/two-factor.view.tsx';
import { defineScreen } from '../define-screen.ts';

const TwoFactorScreen = ({ actor }: { actor: ActorRefFrom<typeof twoFactorMachine> }) => (
  <CardPage>
    <TwoFactorView actor={actor} />
  </CardPage>
);

export default defineScreen({
  machine: twoFactorMachine,
  View: TwoFactorScreen,
  title: 'auth.twoFactor.title',
  provide: ({ http, lazyActors }) => ({
    actors: { ...twoFactorAdapter(http).actors, passkeyLogin: lazyActors.passkeyLogin },
  }),
  input: ({ services }) => ({ passkeys: services.config.passkeys }),
});
