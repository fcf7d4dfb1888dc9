import { promisePort } from '../lib/port.ts';

/** Counts the feed's posts that are newer than `newestId`. Throws a Failure. */
export const countNew = promisePort<number, { newestId: number }>('countNew');
