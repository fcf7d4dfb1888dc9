import { fromPromise } from 'xstate';
import { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { passkeyConfirmationMachine } from '#machines/auth/passkey-confirmation.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { confirmPassword } from '#src/api/auth/verification.ts';
import { mailedConfirmationAdapter } from './mailed-confirmation.adapter.ts';
import { passkeyConfirmationAdapter } from './passkey-confirmation.adapter.ts';

/** Joins the confirmation's port to `POST /user/confirm-password`. */
export const passwordConfirmationAdapter = (http: Http) => ({
  actors: {
    confirmPassword: fromPromise<void, { password: string }>(({ input }) =>
      confirmPassword(http, input.password),
    ),
    mailedConfirmation: mailedConfirmationMachine.provide(mailedConfirmationAdapter(http)),
    passkeyConfirmation: passkeyConfirmationMachine.provide(passkeyConfirmationAdapter(http)),
  },
});
