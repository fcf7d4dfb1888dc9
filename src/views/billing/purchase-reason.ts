import type { DeclineReason } from '#machines/billing/payment.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts/texts.ts';
import { refusedField, type FieldTexts } from '../app/failure-texts.ts';

/** The provider's words for a no, and ours for them. */
const declines: Readonly<Record<string, TextKey>> = {
  generic_decline: 'billing.purchase.declines.generic_decline',
  insufficient_funds: 'billing.purchase.declines.insufficient_funds',
  expired_card: 'billing.purchase.declines.expired_card',
  incorrect_cvc: 'billing.purchase.declines.incorrect_cvc',
  lost_card: 'billing.purchase.declines.lost_card',
  authentication_failed: 'billing.purchase.declines.authentication_failed',
  authentication_abandoned: 'billing.purchase.declines.authentication_abandoned',
  refunded: 'billing.purchase.declines.refunded',
  withdrawn: 'billing.purchase.declines.withdrawn',
  provider_unavailable: 'billing.purchase.declines.provider_unavailable',
  no_card: 'billing.purchase.declines.no_card',
};

/** Text of a card's decline code; a generic one for unknown codes. */
export const declineText = (
  { t }: Texts,
  { code, declineCode }: { code: string | null; declineCode: string | null },
): string =>
  t(
    declines[declineCode ?? ''] ??
      declines[code ?? ''] ??
      'billing.purchase.declines.generic_decline',
  );

/** Text of the reason why nothing was charged. */
export function reasonText(texts: Texts, reason: DeclineReason): string {
  const { t, plural } = texts;
  switch (reason.kind) {
    case 'card':
      return declineText(texts, reason);
    case 'withdrawn':
      return t('billing.purchase.withdrawn');
    case 'elsewhere':
      return t('billing.purchase.elsewhere');
    case 'offline':
      return t('billing.purchase.offline');
    case 'throttled':
      return plural('billing.purchase.throttled', reason.retryAfter);
    case 'unconfirmed':
      return t('billing.purchase.unconfirmed');
    default:
      return reason satisfies never;
  }
}

const fields: FieldTexts = {
  amount: 'billing.purchase.refusals.check.amount',
  card_id: 'billing.purchase.refusals.check.card',
};

/** Text for a purchase that the server rejected for good. */
export function refusalText({ t }: Texts, failure: Failure | null): string {
  switch (failure?.kind) {
    case 'forbidden':
      return t('billing.purchase.refusals.forbidden');
    case 'notFound':
      return t('billing.purchase.refusals.notFound');
    case 'invalid': {
      const part = refusedField(failure, fields);
      return part === null
        ? t('billing.purchase.refusals.unaccepted')
        : t('billing.purchase.refusals.invalid', { reason: t(part) });
    }
    case 'conflict':
      if (failure.code === 'already_subscribed')
        return t('billing.purchase.refusals.already_subscribed');
      if (failure.code === 'already_purchased')
        return t('billing.purchase.refusals.already_purchased');
      return t('billing.purchase.refusals.unaccepted');
    default:
      return t('billing.purchase.refusals.unaccepted');
  }
}
