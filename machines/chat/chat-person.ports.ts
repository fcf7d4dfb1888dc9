import { callbackPort } from '../lib/port.ts';

/** Sends all that the app-wide emitter says as `news.told`. */
export const hearNews = callbackPort<{ type: 'news.stop' }>('hearNews');
