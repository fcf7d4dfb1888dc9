import { fromPromise } from 'xstate';
import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { confirmPassword } from '#src/api/auth/verification.ts';
import { passkeyConfirmationAdapter } from './passkey-confirmation.adapter.ts';

/** Joins the password dialog's port to `POST /user/confirm-password`, and its passkey to its own calls. */
export const passwordAdapter = (http: Http) => ({
  actors: {
    confirmPassword: fromPromise<void, { password: string }>(({ input }) =>
      confirmPassword(http, input.password),
    ),
    passkeyConfirmation: passkeyConfirmationMachine.provide(passkeyConfirmationAdapter(http)),
  },
});
