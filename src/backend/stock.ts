import type { StockBehaviour } from './context.ts';

/** Switches all off: nothing as stock Laravel does it where ours does better. */
export const improved: Readonly<StockBehaviour> = {
  throttleAsValidation: false,
  ownPasswordChangeEndsSession: false,
};
