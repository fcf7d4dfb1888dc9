import { callbackPort, promisePort } from '../lib/port.ts';
import type { Work } from './unsent-work.types.ts';

/** Counts what is unfinished in every tab of this browser. */
export const countWork = promisePort<Work>('countWork');

/** Answers the other tabs what is unfinished in this one. */
export const answerTabs = callbackPort('answerTabs');
