import type { ReferralTerms } from '#machines/insight/referral-statistics.types.ts';
import { MutedText } from '#src/ui/style/prose.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Inviter's share in percent, and the months it is paid for. */
export function ReferralTermsLine({ terms: { percent, months } }: { terms: ReferralTerms }) {
  const { plural, number } = useText();
  const share = number(percent / 100, { style: 'percent' });
  return <MutedText>{plural('insight.referralLinks.terms', months, { percent: share })}</MutedText>;
}
