import { callbackPort } from '../lib/port.ts';

/** Counts what is unfinished in every tab, again and again: `work.counted`. */
export const watchWork = callbackPort('watchWork');
