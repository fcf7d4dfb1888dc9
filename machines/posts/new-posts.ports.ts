import { promisePort } from '../lib/port.ts';

/** How many posts of the feed are newer than the one known. Throws a Failure. */
export const countNew = promisePort<number, { newestId: number }>('countNew');
