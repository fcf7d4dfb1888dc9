import { startRegistration } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import type { AddEnd, OwnPasskeys } from '#machines/settings/passkeys.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  keepPasskey,
  loadPasskeys,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from '#src/api/settings/passkeys.ts';
import { endOfDialog } from '../auth/passkey-dialog.ts';

/** Joins the chart of passkeys to the browser's dialog and to `/user/passkeys` and `/me/passkeys`. */
export const passkeysAdapter = (http: Http) => ({
  actors: {
    loadPasskeys: fromPromise<OwnPasskeys, void>(() => loadPasskeys(http)),
    addPasskey: fromPromise<AddEnd, { readonly name: string }>(async ({ input }) => {
      const optionsJSON = await newPasskeyOptions(http);
      const made = await startRegistration({ optionsJSON }).catch(endOfDialog);
      if (typeof made === 'string') return made;
      await keepPasskey(http, input.name, made);
      return 'added';
    }),
    renamePasskey: fromPromise<void, { readonly id: string; readonly name: string }>(({ input }) =>
      renamePasskey(http, input.id, input.name),
    ),
    removePasskey: fromPromise<void, { readonly id: string }>(({ input }) =>
      removePasskey(http, input.id),
    ),
  },
});
