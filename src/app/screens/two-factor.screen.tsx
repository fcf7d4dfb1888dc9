import type { ActorRefFrom } from 'xstate';
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { twoFactorAdapter } from '#src/actors/auth/two-factor.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { hasPasskeys } from '#src/secure.ts';
import { TwoFactorView } from '#src/views/auth/two-factor.view.tsx';
import { defineScreen } from '../define-screen.ts';
import type { AppServices } from '../services.types.ts';

const TwoFactorScreen = ({ actor }: { actor: ActorRefFrom<typeof twoFactorMachine> }) => (
  <CardPage>
    <TwoFactorView actor={actor} />
  </CardPage>
);

interface Needs {
  readonly lazyActors: {
    readonly passkeyLogin: LazyMachine<typeof passkeyLoginMachine>;
  };
}

export default defineScreen({
  machine: twoFactorMachine,
  View: TwoFactorScreen,
  title: 'auth.twoFactor.title',
  provide: ({ http, lazyActors }: AppServices & Needs) => ({
    actors: { ...twoFactorAdapter(http).actors, passkeyLogin: lazyActors.passkeyLogin },
  }),
  input: ({ services }) => ({ passkeys: services.config.passkeys && hasPasskeys() }),
});
