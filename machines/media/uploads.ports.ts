import type { EventObject } from 'xstate';
import { callbackPort } from '../lib/port.ts';

/** Has the browser ask before the page is left, for as long as it runs. */
export const holdPage = callbackPort<EventObject>('holdPage');
