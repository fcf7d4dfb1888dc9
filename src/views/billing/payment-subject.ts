import type { Payment } from '#machines/billing/payments.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

const kinds = ['subscription', 'post', 'message', 'tip'] as const;

/** Short text for a payment's purpose and the other person. */
export function paymentSubject({ t, nameOf }: Texts, payment: Payment): string {
  const { type, title, person, isRenewal } = payment;
  if (type === 'referral') return t('billing.payments.for.referral');
  const name = person?.displayName ?? { word: t('billing.payments.gone') };
  const kind = kinds.find((each) => each === type);
  if (!kind) return nameOf(person, t('billing.payments.gone'));
  if (kind === 'post' && title !== null) return t('billing.payments.for.titled', { title, name });
  if (kind === 'subscription' && isRenewal) return t('billing.payments.for.renewal', { name });
  return t(`billing.payments.for.${kind}`, { name });
}
