import type { EventObject } from 'xstate';
import { callbackPort, promisePort } from '../lib/port.ts';
import type { DeleteInput } from './message-deletion.types.ts';

/** `POST /api/v1/message/delete`; what is already gone is done. Throws a Failure. */
export const deleteMessage = promisePort<void, DeleteInput>('deleteMessage');

/** Sends `way.reopened` when the server may be reached again. */
export const watchWay = callbackPort<EventObject>('watchWay');
