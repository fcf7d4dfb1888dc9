import { trimmed } from '#src/contract/lib/blank.ts';

/** Number of a currency's decimal places, by Intl. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const readers = ['en', 'es', 'fr', 'pt-BR', 'zh', 'ru'];
const displays = ['symbol', 'narrowSymbol', 'code'] as const;

/** Signs of this currency in our languages ("$", "US$", "USD"), the longest first. */
const signsOf = (currency: string): readonly string[] =>
  readers
    .flatMap((reader) =>
      displays.map((currencyDisplay) => {
        const format = new Intl.NumberFormat(reader, {
          style: 'currency',
          currency,
          currencyDisplay,
        });
        const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
        return sign.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
      }),
    )
    .toSorted((one, other) => other.length - one.length);

/** Without the currency's own sign, which stands on one side. */
const withoutSign = (text: string, currency: string): string => {
  const upper = text.toUpperCase();
  for (const sign of signsOf(currency)) {
    if (sign === '') continue;
    if (upper.startsWith(sign)) return text.slice(sign.length);
    if (upper.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
};

/** Full-width signs become plain ones; 。 is what a Chinese input method writes for the point. */
const plainOf = (text: string): string =>
  text.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/g, '');

/**
 * Value by which two texts of an amount are compared, whatever its currency: "5", "5,00" and "$5"
 * are the same. A text that is no amount is compared as a text.
 */
export function comparableAmount(text: string): number | string {
  const plain = plainOf(text).replaceAll(/[^\d.,]/g, '');
  const amount = Number(plain.replace(',', '.'));
  return plain === '' || Number.isNaN(amount) ? trimmed(text) : amount;
}

/**
 * Reads an amount as people of any of our languages type it ("5", "5,50", "1 200.00", "$5", "５．５０")
 * into integer minor units; null when it is no amount, finer than the currency, or has the sign of
 * another currency.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const plain = plainOf(text);
  const sum = /^[\d.,]*$/.test(plain) ? plain : withoutSign(plain, currency);
  const found = /^(\d{1,7})(?:[.,](\d+))?$/.exec(sum);
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  if (part.length > digits) return null;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0);
}

/** Writes minor units as `readAmount` reads them, to prefill a field. */
export function writeAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
