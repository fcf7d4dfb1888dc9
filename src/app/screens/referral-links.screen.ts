import { referralLinksMachine } from '#machines/insight/referral-links.machine.ts';
import { referralLinksAdapter } from '#src/actors/insight/referral-links.adapter.ts';
import { ReferralLinksView } from '#src/views/insight/referral-links.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/referrals/link`. */
export default defineScreen({
  machine: referralLinksMachine,
  View: ReferralLinksView,
  title: 'insight.referralLinks.title',
  provide: ({ http }) => referralLinksAdapter(http),
});
