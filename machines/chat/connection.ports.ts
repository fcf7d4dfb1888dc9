import type { EventObject } from 'xstate';
import { callbackPort } from '../lib/port.ts';
import type { SocketCommand } from './connection.types.ts';

/** Holds one socket with the channel of one member; sends SocketSignal and ChannelEvents; closes when it is stopped. */
export const holdSocket = callbackPort<SocketCommand, { userId: number }>('holdSocket');

/** Sends PageWoke when the page was out of sight, frozen or without a network, and is back. */
export const watchWake = callbackPort<EventObject>('watchWake');
