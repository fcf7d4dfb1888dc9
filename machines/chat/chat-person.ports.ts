import { callbackPort } from '../lib/port.ts';

/** Forwards every event of the app-wide emitter as `app.event`. */
export const listenToEvents = callbackPort<{ type: 'events.stop' }>('listenToEvents');
