import { callbackPort } from '../lib/port.ts';
import type { PresenceInput, RoomCommand } from './presence.types.ts';

/** Stays in the channel of the two; sends RoomSignal, and leaves when it is stopped. */
export const holdRoom = callbackPort<RoomCommand, PresenceInput>('holdRoom');
