import { callbackPort } from '../lib/port.ts';
import type { EventObject } from 'xstate';

/** Sends ClockReport at once, and with each minute. */
export const clock = callbackPort<EventObject>('clock');
