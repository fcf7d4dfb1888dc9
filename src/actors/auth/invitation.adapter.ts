import { fromPromise } from 'xstate';
import type { InvitationInput, Inviter, Referral } from '#machines/auth/invitation.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { findInviter, recordVisit } from '#src/api/insight/referrals.ts';
import type { ReferralStore } from './referral-store.ts';

/** Joins the invitation chart to the referral calls and to the code this browser keeps. */
export const invitationAdapter = (http: Http, referrals: ReferralStore) => ({
  actors: {
    keepReferral: fromPromise<Referral | null, InvitationInput>(async ({ input: { code } }) => {
      const kept = referrals.recall();
      if (code === null || kept?.code === code) return kept;
      const referral = { code, visited: false };
      referrals.keep(referral);
      return referral;
    }),
    recordVisit: fromPromise<void, InvitationInput>(async ({ input: { code } }) => {
      if (code === null) return;
      await recordVisit(http, code);
      if (referrals.recall()?.code === code) referrals.keep({ code, visited: true });
    }),
    findInviter: fromPromise<Inviter | null, InvitationInput>(async ({ input: { code } }) =>
      code === null ? null : findInviter(http, code),
    ),
  },
});
