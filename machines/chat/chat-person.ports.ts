import { callbackPort } from '../lib/port.ts';

/** Forwards every event of the app-wide emitter as `chatEvents.told`. */
export const listenToEvents = callbackPort<{ type: 'chatEvents.stop' }>('listenToEvents');
