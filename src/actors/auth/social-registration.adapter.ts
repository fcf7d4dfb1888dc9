import { fromPromise } from 'xstate';
import type { NameAnswer } from '#machines/auth/registration.types.ts';
import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import type { SocialRegistrationRequest } from '#machines/auth/social-registration.types.ts';
import type { SocialTicket } from '#machines/auth/social.types.ts';
import { checkUsername } from '#src/api/auth.ts';
import type { Http } from '#src/api/http.types.ts';
import { fetchPending, registerSocial } from '#src/api/social.ts';
import type { Store } from './departure.ts';
import { referralStore } from './referral-store.ts';
import { socialAttachAdapter } from './social-attach.adapter.ts';
import { forgetting } from './social-login.adapter.ts';
import type { TicketKeeper } from './ticket-keeper.ts';

/** Milliseconds a person rests before a username is asked for. */
const rest = 300;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, rest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    });
  });

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
      registerSocial: fromPromise<void, SocialRegistrationRequest>(async ({ input }) => {
        await registerSocial(http, input, referrals.recall()?.code ?? null);
        referrals.forget();
      }),
      checkUsername: fromPromise<NameAnswer, { readonly username: string }>(
        async ({ input, signal }) => {
          await pause(signal);
          return checkUsername(http, input.username, signal);
        },
      ),
      socialAttach: socialAttachMachine.provide(socialAttachAdapter(http)),
      forgetTicket: forgetting({ http, tickets }),
    },
  };
};
