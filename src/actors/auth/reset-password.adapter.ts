import { fromPromise } from 'xstate';
import type { ResetPasswordForm } from '#machines/auth/reset-password.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { mailedSecretOf, withoutMailedSecret } from '#src/actors/navigation/mailed-secret.ts';
import { resetPassword } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { PendingLogout } from './pending-logout.types.ts';

const noToken: Failure = {
  kind: 'invalid',
  message: '',
  fields: { token: ['The token field is required.'] },
  jwt: null,
};

/**
 * Joins the reset-password chart to `POST /reset-password`. The token waits in the history entry, where
 * the location left it: out of the address, of every chart and of storage, and gone once it is used.
 */
export const resetPasswordAdapter = (
  http: Http,
  pendingLogout: PendingLogout,
  history: Pick<History, 'state' | 'replaceState'>,
) => ({
  actors: {
    findToken: fromPromise<boolean, void>(async () => mailedSecretOf(history.state) !== null),
    setPassword: fromPromise<void, ResetPasswordForm>(async ({ input }) => {
      const token = mailedSecretOf(history.state);
      if (token === null) return Promise.reject(noToken);
      await pendingLogout.finish();
      await resetPassword(http, token, input);
      history.replaceState(withoutMailedSecret(history.state), '');
    }),
  },
});
