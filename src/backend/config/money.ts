import type { Money } from '#src/contract/lib/money.ts';
import { allLimits } from './limits.ts';

export const toMoney = (amount: number): Money => ({ amount, currency: allLimits.currency });

/** Fee that the product keeps of an amount, in whole minor units. */
export const feeOf = (amount: number) =>
  Math.round((amount * allLimits.platform_fee_percent) / 100);

/** Share of an amount for the payee's inviter, in whole minor units; it comes out of the fee. */
export const referralShareOf = (amount: number) =>
  Math.round((amount * allLimits.referral_percent) / 100);

const lastDayOf = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/**
 * The same day so many months later, or that month's last day when it has no such day. From a month's
 * last day it is `keptDay` again (UTC, 1 to 31): what begins on a 31st comes on a 28th, then on a 31st.
 */
export function addMonths(date: Date, months: number, keptDay: number | null = null): Date {
  const own = date.getUTCDate();
  const day = own === lastDayOf(date) ? Math.max(own, keptDay ?? own) : own;
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  moved.setUTCDate(Math.min(day, lastDayOf(moved)));
  return moved;
}

/** The day that a chain of periods keeps once it ends at `end`; of a shorter month it is the former's. */
export const keptDayAt = (end: Date, former: number | null): number =>
  end.getUTCDate() === lastDayOf(end) ? Math.max(end.getUTCDate(), former ?? 0) : end.getUTCDate();
