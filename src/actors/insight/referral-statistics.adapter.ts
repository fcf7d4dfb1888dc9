import { fromPromise } from 'xstate';
import type { InvitedPage } from '#machines/insight/referral-statistics.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadInvited } from '#src/api/insight/referral-statistics.ts';

/** Joins the chart of what came of invitations to `GET /api/v1/referrals/statistics`. */
export const referralStatisticsAdapter = (http: Http) => ({
  actors: {
    loadInvited: fromPromise<InvitedPage, { readonly cursor: string | null }>(({ input }) =>
      loadInvited(http, input.cursor),
    ),
  },
});
