import { isPast } from '../../billing/card-expiry.ts';

/** Treatment of a card by the pretended bank. */
export type Behaviour =
  | 'pays'
  | 'declines'
  | 'has_no_funds'
  | 'is_lost'
  | 'expires'
  | 'asks_always'
  | 'asks_once'
  | 'asks_and_declines'
  | 'pays_slowly'
  | 'declines_slowly'
  | 'loses_the_answer'
  | 'cannot_be_saved'
  | 'has_a_wrong_cvc';

/** The numbers that payment providers publish for trying out; any other valid one simply pays. */
export const testNumbers: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000000000000002': 'declines',
  '4000000000000341': 'declines',
  '4000000000009995': 'has_no_funds',
  '4000000000009987': 'is_lost',
  '4000000000000069': 'expires',
  '4000000000000127': 'has_a_wrong_cvc',
  '4000000000000101': 'cannot_be_saved',
  '4000000000003220': 'asks_always',
  '4000002500003155': 'asks_once',
  '4000008400001629': 'asks_and_declines',
  '4000000000000077': 'pays_slowly',
  '4000000000000259': 'declines_slowly',
  '4000000000006975': 'loses_the_answer',
};

export const behaviourOf = (number: string): Behaviour => testNumbers[number] ?? 'pays';

/** Decline code of the bank when such a card is being saved; null takes it. */
export const refusalToSave = (behaviour: string): string | null =>
  behaviour === 'cannot_be_saved'
    ? 'generic_decline'
    : behaviour === 'has_a_wrong_cvc'
      ? 'incorrect_cvc'
      : null;

const brands: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|65|64[4-9])/, 'discover'],
  [/^35/, 'jcb'],
  [/^3(0[0-5]|[68])/, 'diners'],
  [/^62/, 'unionpay'],
];
export const brandOf = (number: string) =>
  brands.find(([start]) => start.test(number))?.[1] ?? 'card';

/** The check digit that every card number carries. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Card as typed into the field, or the parts of it that are wrong and why. */
export type ReadCard =
  | { number: string; expMonth: number; expYear: number }
  | { errors: Partial<Record<'number' | 'expiry' | 'cvc', 'missing' | 'invalid' | 'past'>> };

/** Reads `4242 4242 4242 4242`, `12/30`, `123`; spaces and hyphens are welcome. */
export function readCard(
  typed: { number: string; expiry: string; cvc: string },
  now: Date,
): ReadCard {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*[/.-]?\s*(\d{2}|20\d{2})$/.exec(typed.expiry) ?? [];
  const expMonth = Number(month);
  const expYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const cvc = typed.cvc.trim();
  const cvcLength = brandOf(number) === 'amex' ? 4 : 3;
  const errors = {
    ...(!/^\d{12,19}$/.test(number) || !isLuhn(number)
      ? { number: number === '' ? ('missing' as const) : ('invalid' as const) }
      : {}),
    ...(expMonth < 1 || expMonth > 12
      ? { expiry: typed.expiry.trim() === '' ? ('missing' as const) : ('invalid' as const) }
      : isPast(expMonth, expYear, now)
        ? { expiry: 'past' as const }
        : {}),
    ...(!/^\d+$/.test(cvc) || cvc.length !== cvcLength
      ? { cvc: cvc === '' ? ('missing' as const) : ('invalid' as const) }
      : {}),
  };
  return Object.keys(errors).length > 0 ? { errors } : { number, expMonth, expYear };
}
