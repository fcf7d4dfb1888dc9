import type { Texts } from '#src/ui/texts/texts.ts';

/** How an account is named: its country and its last digits. */
export const accountLabel = (
  { t }: Texts,
  { country, last4 }: { readonly country: string; readonly last4: string },
): string => t('billing.payoutAccount.name', { country, last4 });
