import type { Texts } from '#src/ui/texts/texts.ts';

/** Account's name: country and last digits. */
export const accountLabel = (
  { t }: Texts,
  { country, last4 }: { readonly country: string; readonly last4: string },
): string => t('billing.payoutAccount.name', { country, last4 });
