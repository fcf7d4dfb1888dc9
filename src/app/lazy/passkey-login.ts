import { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { passkeyLoginAdapter } from '#src/actors/auth/passkey-login.adapter.ts';
import '#src/views/auth/passkey-login.view.tsx';
import type { AppServices } from '../services.types.ts';

/** Sign-in by a passkey, with its view. */
const passkeyLogin = ({ http, pendingLogout }: AppServices) =>
  passkeyLoginMachine.provide(passkeyLoginAdapter(http, pendingLogout));

export default passkeyLogin;
