import { fromPromise } from 'xstate';
import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import type { SocialRegistrationRequest } from '#machines/auth/social-registration.types.ts';
import type { SocialTicket } from '#machines/auth/social.types.ts';
import { usernameMachine } from '#machines/auth/username.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { fetchPending, registerSocial } from '#src/api/auth/social.ts';
import type { Store } from '../lib/stored-record.ts';
import { referralStore } from './referral-store.ts';
import { checking, socialAttachAdapter } from './social-attach.adapter.ts';
import { forgetting } from './social-login.adapter.ts';
import type { TicketKeeper } from './ticket-keeper.ts';
import { usernameAdapter } from './username.adapter.ts';

/** Joins social registration to its ticket, to `POST /register_social` and to the kept invitation. */
export const socialRegistrationAdapter = (
  { http, store, tickets }: { http: Http; store: Store; tickets: TicketKeeper },
  referralKey: string,
) => {
  const referrals = referralStore(store, referralKey);
  return {
    actors: {
      recallTicket: fromPromise<{ readonly ticket: SocialTicket | null }, void>(async () => {
        const kept = tickets.take();
        if (kept) return { ticket: kept };
        const pending = await fetchPending(http);
        return { ticket: pending.status === 'registration_required' ? pending.ticket : null };
      }),
      checkTicket: checking(http),
      registerSocial: fromPromise<void, SocialRegistrationRequest>(async ({ input }) => {
        await registerSocial(http, input, referrals.recall()?.code ?? null);
        referrals.forget();
      }),
      username: usernameMachine.provide(usernameAdapter(http)),
      socialAttach: socialAttachMachine.provide(socialAttachAdapter(http)),
      forgetTicket: forgetting({ http, tickets }),
    },
  };
};
