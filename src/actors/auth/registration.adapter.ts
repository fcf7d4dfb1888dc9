import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/auth/invitation.machine.ts';
import type { RegistrationForm } from '#machines/auth/credentials.types.ts';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import { register } from '#src/api/auth/auth.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { Store } from '../lib/stored-record.ts';
import { invitationAdapter } from './invitation.adapter.ts';
import type { PendingLogout } from './pending-logout.types.ts';
import { referralStore } from './referral-store.ts';
import { usernameAdapter } from './username.adapter.ts';

/** Joins the registration chart to `POST /register`, the username check and the kept invitation. */
export const registrationAdapter = (
  { http, store, pendingLogout }: { http: Http; store: Store; pendingLogout: PendingLogout },
  referralKey: string,
) => {
  const referrals = referralStore(store, referralKey);
  return {
    actors: {
      invitation: invitationMachine.provide(invitationAdapter(http, referrals)),
      register: fromPromise<void, RegistrationForm>(async ({ input }) => {
        await pendingLogout.finish();
        await register(http, input, referrals.recall()?.code ?? null);
        referrals.forget();
      }),
      username: usernameMachine.provide(usernameAdapter(http)),
    },
  };
};
