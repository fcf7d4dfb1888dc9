import { readAmount } from '../lib/amount.ts';
import type { Message } from './chat.types.ts';

/** Between what a message may cost, in minor units of an ISO 4217 currency. */
export interface PriceLimits {
  readonly currency: string;
  readonly priceMin: number;
  readonly priceMax: number;
}

/** Why a message cannot cost what was typed. */
export type PriceProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

type Price = NonNullable<Message['price']>;

/** What was typed as a price, or why it is none. */
export function priceOf(
  typed: string,
  { currency, priceMin, priceMax }: PriceLimits,
): Price | PriceProblem {
  const amount = readAmount(typed, currency);
  if (amount === null) return 'unreadable';
  if (amount < priceMin) return 'tooSmall';
  return amount > priceMax ? 'tooLarge' : { amount, currency };
}

export const isPrice = (price: Price | PriceProblem): price is Price => typeof price === 'object';
