import type { PayoutMethodRequest } from '#src/contract/billing/payouts.ts';
import { invalid } from '../http/failures.ts';
import type { BankAccount } from './provider.ts';

/** The number that an IBAN is by ISO 13616: its start behind its end, letters as two digits. */
const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
};

const weights = [3, 7, 1];
/** Nine digits whose weighted sum ends in zero. */
const isRouting = (routing: string): boolean =>
  /^\d{9}$/.test(routing) &&
  !routing.startsWith('00') &&
  Array.from(routing).reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) %
    10 ===
    0;

const bare = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Parses the typed bank account; throws 422 where its check digits do not fit. */
export function readAccount(typed: PayoutMethodRequest): BankAccount {
  const { holder } = typed;
  if (typed.type === 'iban') {
    const number = bare(typed.iban);
    if (!isIban(number)) throw invalid({ iban: ['The iban field has a wrong digit.'] });
    return { type: 'iban', holder, country: number.slice(0, 2), number, routing: null };
  }
  const [routing, number] = [bare(typed.routing), bare(typed.account)];
  const errors = {
    ...(!isRouting(routing) && { routing: ['The routing field has a wrong digit.'] }),
    ...(!/^\d{4,17}$/.test(number) && { account: ['The account field format is invalid.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { type: 'us_account', holder, country: 'US', number, routing };
}
