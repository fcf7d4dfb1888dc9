import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { createGoogleIdentity } from '#src/actors/auth/google-identity.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import '#src/views/auth/social-login.view.tsx';
import type { AppServices } from '../services.types.ts';
import { googleOf } from '../social.ts';

/** Sign-in through a provider, with its view: on a form, and on the screen Twitter comes back to. */
const socialLogin = ({
  http,
  pendingLogout,
  tickets,
  config: { social, apiOrigin: origin },
}: AppServices) => {
  const google = googleOf(social);
  const { googleClientId } = social;
  const deps = { http, origin, pendingLogout, tickets, googleClientId, window };
  const googleIdentity = createGoogleIdentity(document);
  const machineOf = (isReturn: boolean) =>
    socialLoginMachine.provide(socialLoginAdapter({ ...deps, google, googleIdentity, isReturn }));
  return { form: machineOf(false), back: machineOf(true) };
};

export default socialLogin;
