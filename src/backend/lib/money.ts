import { endOfMonth, fromDate, type ZonedDateTime } from '@internationalized/date';
import type { Money } from '#src/contract/lib/money.ts';
import { allLimits } from '../config/limits.ts';

export const toMoney = (amount: number): Money => ({ amount, currency: allLimits.currency });

/** Fee that the product keeps of an amount, in whole minor units. */
export const feeOf = (amount: number) =>
  Math.round((amount * allLimits.platform_fee_percent) / 100);

/** Share of an amount for the payee's inviter, in whole minor units; it comes out of the fee. */
export const referralShareOf = (amount: number) =>
  Math.round((amount * allLimits.referral_percent) / 100);

/** A month's last day stands for the day that is kept, too. */
const dayOf = (date: ZonedDateTime, keptDay: number | null) =>
  date.day === endOfMonth(date).day ? Math.max(date.day, keptDay ?? 0) : date.day;

/**
 * The same day so many months later, or that month's last day when it has no such day. From a month's
 * last day it is `keptDay` again (UTC, 1 to 31): what begins on a 31st comes on a 28th, then on a 31st.
 */
export function addMonths(date: Date, months: number, keptDay: number | null = null): Date {
  const from = fromDate(date, 'UTC');
  return from
    .add({ months })
    .set({ day: dayOf(from, keptDay) })
    .toDate();
}

/** The day that a chain of periods keeps once it ends at `end`; of a shorter month it is the former's. */
export const keptDayAt = (end: Date, former: number | null): number =>
  dayOf(fromDate(end, 'UTC'), former);
