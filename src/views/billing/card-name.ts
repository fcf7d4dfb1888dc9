import type { Texts } from '#src/ui/texts/texts.ts';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  discover: 'Discover',
};

/** A card by its brand and the four digits that everybody may see. */
export const cardName = (
  { t }: Texts,
  { brand, last4 }: { readonly brand: string; readonly last4: string },
): string => t('billing.cardChoice.short', { brand: brands[brand.toLowerCase()] ?? brand, last4 });
