import type { EventObject } from 'xstate';
import { callbackPort } from '../lib/port.ts';
import type { WatchAsker } from './uploads.types.ts';

/** Has the browser ask before the page is left, for as long as it runs. */
export const holdPage = callbackPort<EventObject>('holdPage');

/** Sends AskerLeft when the actor that requested an upload has stopped. */
export const watchAskers = callbackPort<WatchAsker>('watchAskers');
