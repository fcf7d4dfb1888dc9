import { promisePort } from '../lib/port.ts';

/**
 * Resolves when no dialog holds an entry of the browser's history any more: navigating before that
 * would conflict with it.
 */
export const awaitDialogEnd = promisePort<void>('awaitDialogEnd');
