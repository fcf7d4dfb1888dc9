import { readAmount } from '../lib/amount.ts';
import type { TipAmount, TipContext } from './tip.types.ts';

/** The amount that is chosen or typed, or why it cannot be tipped. */
export const amountOf = ({ preset, typed, currency, min, max }: TipContext): TipAmount => {
  const amount = preset ?? readAmount(typed, currency);
  if (amount === null) return 'unreadable';
  if (amount < min) return 'tooSmall';
  return amount > max ? 'tooLarge' : { amount, currency };
};
