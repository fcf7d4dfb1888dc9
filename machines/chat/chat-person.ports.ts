import { callbackPort } from '../lib/port.ts';

/** Sends all that the app-wide emitter says as `chatEvents.told`. */
export const listenToEvents = callbackPort<{ type: 'chatEvents.stop' }>('listenToEvents');
