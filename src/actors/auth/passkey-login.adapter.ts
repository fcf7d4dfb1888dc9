import { startAuthentication } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import type { PasskeyEntry } from '#machines/auth/passkey-login.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loginByPasskey, passkeyLoginOptions } from '#src/api/settings/passkeys.ts';
import { endOfDialog } from './passkey-dialog.ts';
import type { PendingLogout } from './pending-logout.types.ts';

/** Joins sign-in by a passkey to the browser's dialog, after a logout that was not confirmed. */
export const passkeyLoginAdapter = (http: Http, pendingLogout: PendingLogout) => ({
  actors: {
    enterByPasskey: fromPromise<PasskeyEntry, void>(async () => {
      await pendingLogout.finish();
      const optionsJSON = await passkeyLoginOptions(http);
      const signed = await startAuthentication({ optionsJSON }).catch(endOfDialog);
      if (typeof signed === 'string') return 'left';
      await loginByPasskey(http, signed);
      return 'entered';
    }),
  },
});
