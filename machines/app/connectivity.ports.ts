import { callbackPort, promisePort } from '../lib/port.ts';

/** Asks the server whether it is there; resolves when it answers, throws a Failure when not. */
export const probe = promisePort<void>('probe');

/** Sends `connection.lost` and `connection.found` as the device says, and `connection.lost` at once when it is so. */
export const watchNetwork = callbackPort<{ type: 'network.read' }>('watchNetwork');
