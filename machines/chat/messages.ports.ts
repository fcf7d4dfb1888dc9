import { promisePort } from '../lib/port.ts';

/**
 * Comes back when no dialog holds a step of the browser's history any more: nobody else may move
 * there before.
 */
export const awaitDialogEnd = promisePort<void>('awaitDialogEnd');
