/** How many digits of a currency stand behind its point; Intl knows them all. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/**
 * Reads an amount as people of any of our languages type it ("5", "5,50", "1 200.00") into integer
 * minor units; null when it is no amount, or finer than the currency.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = digitsOf(currency);
  const found = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.replaceAll(/[\s\u00A0\u202F]/g, ''));
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
