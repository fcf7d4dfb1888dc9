import { startAuthentication } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import type { PasskeyProof } from '#machines/auth/passkey-confirmation.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { confirmByPasskey, hasPasskey, passkeyConfirmOptions } from '#src/api/settings/passkeys.ts';
import { endOfDialog } from './passkey-dialog.ts';

/** Joins confirmation by a passkey to the browser's dialog and to `/passkeys/confirm`. */
export const passkeyConfirmationAdapter = (http: Http) => ({
  actors: {
    findPasskey: fromPromise<boolean, void>(() => hasPasskey(http)),
    confirmByPasskey: fromPromise<PasskeyProof, void>(async () => {
      const optionsJSON = await passkeyConfirmOptions(http);
      const signed = await startAuthentication({ optionsJSON }).catch(endOfDialog);
      if (typeof signed === 'string') return 'left';
      await confirmByPasskey(http, signed);
      return 'confirmed';
    }),
  },
});
