import { readAmount } from '../lib/amount.ts';
import type { Message } from './chat.types.ts';

/** Between what a message may cost, in minor units of an ISO 4217 currency. */
export interface PriceLimits {
  readonly currency: string;
  readonly priceMin: number;
  readonly priceMax: number;
}

/** Reason why a typed price is not valid. */
export type PriceProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

type Price = NonNullable<Message['price']>;

/** Parses a typed price; returns a PriceProblem where it is not valid. */
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
