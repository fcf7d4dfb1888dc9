import { fromCallback, fromPromise } from 'xstate';
import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import type {
  NonceRenewal,
  SocialChoice,
  SocialLoginEvent,
} from '#machines/auth/social-login.types.ts';
import type {
  SocialEntry,
  SocialProvider,
  SocialReturn,
  SocialTicket,
} from '#machines/auth/social.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { enterWithGoogle, fetchNonce, fetchPending, forgetPending } from '#src/api/auth/social.ts';
import type { PendingLogout } from './pending-logout.types.ts';
import { hostButton, type GoogleIdentity } from './google-identity.ts';
import { askLocalIssuer } from './local-issuer.ts';
import { socialAttachAdapter } from './social-attach.adapter.ts';
import type { TicketKeeper } from './ticket-keeper.ts';

/** Dependencies of the adapter: requests, the provider's scripts and the window. */
export interface SocialDeps {
  readonly http: Http;
  readonly pendingLogout: PendingLogout;
  /** Origin of the server; empty for the page's own. */
  readonly origin: string;
  readonly tickets: TicketKeeper;
  /** Empty where Google is not offered. */
  readonly googleClientId: string | null;
  readonly google: 'absent' | 'hosted' | 'window';
  /** Google's script, once for the page. */
  readonly googleIdentity: () => Promise<GoogleIdentity>;
  /** True if full-page redirects of a provider return to this screen. */
  readonly isReturn: boolean;
  readonly window: Window;
}

/** Wipes the ticket in memory and in the session; what the server says does not matter. */
export const forgetting = ({ http, tickets }: Pick<SocialDeps, 'http' | 'tickets'>) =>
  fromPromise<void, void>(async () => {
    tickets.take();
    await forgetPending(http).catch(() => undefined);
  });

/** A full-page redirect; resolves only when the page is restored from the back/forward cache. */
const leaveForTwitter = (page: Window, origin: string): Promise<SocialChoice> =>
  new Promise((resolve) => {
    const back = () => resolve({ kind: 'closed' });
    page.addEventListener('pageshow', back, { once: true });
    page.location.assign(`${origin}/auth/twitter/redirect`);
  });

/** Joins the ways in to Google Identity Services or the local issuer, to Twitter, and to our server. */
export const socialLoginAdapter = (deps: SocialDeps) => {
  const { http, pendingLogout, tickets, window: page } = deps;
  const clientId = deps.googleClientId ?? '';
  /** A nonce belongs to a session, so one that should have ended is ended before. */
  const nonceOf = async () => {
    await pendingLogout.finish();
    return fetchNonce(http);
  };
  return {
    actors: {
      hostGoogle: fromCallback<NonceRenewal, { readonly slot: string }>(
        ({ input: { slot }, sendBack, receive }) => {
          if (deps.google !== 'hosted') return undefined;
          const notify = (event: SocialLoginEvent) => sendBack(event);
          const host = async (offer: 'once' | 'again') => {
            const nonce = await nonceOf();
            return hostButton(deps, { clientId, nonce, slot, offer }, (credential) =>
              notify({ type: 'credential.received', credential }),
            );
          };
          const begin = (offer: 'once' | 'again') =>
            host(offer).catch(() => {
              notify({ type: 'google.missing' });
              return () => undefined;
            });
          let hosting: Promise<() => void> = begin('once');
          receive(() => {
            hosting = begin('again');
          });
          return () => {
            void hosting.then((stop) => stop());
          };
        },
      ),
      recallReturn: fromPromise<SocialReturn, void>(() =>
        deps.isReturn ? fetchPending(http) : Promise.resolve({ status: 'nothing' }),
      ),
      visitProvider: fromPromise<SocialChoice, { readonly provider: SocialProvider }>(
        ({ input: { provider }, signal }) =>
          provider === 'twitter'
            ? pendingLogout.finish().then(() => leaveForTwitter(page, deps.origin))
            : askLocalIssuer(
                page,
                { clientId, fetchNonce: async () => (await nonceOf()) ?? '' },
                signal,
              ),
      ),
      enter: fromPromise<SocialEntry, { readonly credential: string }>(({ input }) =>
        enterWithGoogle(http, input.credential),
      ),
      socialAttach: socialAttachMachine.provide(socialAttachAdapter(http)),
      keepTicket: fromPromise<void, { readonly ticket: SocialTicket | null }>(({ input }) => {
        tickets.keep(input.ticket);
        return Promise.resolve();
      }),
      forgetTicket: forgetting(deps),
    },
  };
};
