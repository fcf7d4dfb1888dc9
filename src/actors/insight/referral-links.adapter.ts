import { fromPromise } from 'xstate';
import type {
  LinkDraft,
  ReferralLink,
  ReferralLinks,
} from '#machines/insight/referral-links.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { createLink, loadLinks, revokeLink } from '#src/api/insight/referral-links.ts';
import { intentKeys } from '../lib/intent-keys.ts';

/** Joins the chart of invitation links to `/api/v1/referrals/links`. */
export function referralLinksAdapter(http: Http) {
  const keyOf = intentKeys();
  return {
    actors: {
      loadLinks: fromPromise<ReferralLinks, void>(() => loadLinks(http)),
      // Another label is another link, also where the answer to the first one was lost.
      createLink: fromPromise<ReferralLink, LinkDraft>(({ input: { label, intent } }) =>
        createLink(http, { label, key: keyOf(`${intent} ${label}`) }),
      ),
      revokeLink: fromPromise<void, { readonly id: number }>(({ input }) =>
        revokeLink(http, input.id),
      ),
    },
  };
}
