import { callbackPort, promisePort } from '../lib/port.ts';

/**
 * For as long as it runs one entry of history more is on top; sends `entry.taken` when the browser's
 * Back took it. When it ends, it steps back from the entry if that is still there.
 */
export const holdEntry = callbackPort<{ type: 'entry.read' }>('holdEntry');

/** Resolves when the browser has taken a step back that was asked for; at once when none is due. */
export const awaitReturn = promisePort<void>('awaitReturn');
