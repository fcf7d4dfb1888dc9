import { fromPromise } from 'xstate';
import type { SocialProvider } from '#machines/auth/social.types.ts';
import type { OwnAccounts } from '#machines/settings/social-accounts.types.ts';
import { detachProvider, loadAccounts } from '#src/api/settings/security.ts';
import { socialLoginAdapter, type SocialDeps } from '../auth/social-login.adapter.ts';

/** Joins a member's own providers to their pages, to attaching, and to `/api/v1/me/social`. */
export const socialAccountsAdapter = (deps: SocialDeps) => {
  const { hostGoogle, visitProvider, socialAttach, forgetTicket } = socialLoginAdapter(deps).actors;
  return {
    actors: {
      hostGoogle,
      visitProvider,
      attach: socialAttach,
      forgetTicket,
      loadAccounts: fromPromise<OwnAccounts, void>(() => loadAccounts(deps.http)),
      detachProvider: fromPromise<void, { readonly provider: SocialProvider }>(({ input }) =>
        detachProvider(deps.http, input.provider),
      ),
    },
  };
};
