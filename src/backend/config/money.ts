import type { Money } from '#src/contract/money.ts';
import { allLimits } from './limits.ts';

export const toMoney = (amount: number): Money => ({ amount, currency: allLimits.currency });

/** What the product keeps of an amount, in whole minor units. */
export const feeOf = (amount: number) =>
  Math.round((amount * allLimits.platform_fee_percent) / 100);

/** What of an amount goes to who invited the payee; it comes out of the fee. */
export const referralShareOf = (amount: number) =>
  Math.round((amount * allLimits.referral_percent) / 100);

/** The same day so many months later, or that month's last day when it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last));
  return moved;
}
