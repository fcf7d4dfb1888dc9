import type { EventObject } from 'xstate';
import { callbackPort, promisePort } from '../lib/port.ts';
import type {
  DeleteInput,
  DeletionsChanged,
  MessageDeletionInput,
} from './message-deletion.types.ts';

/** `POST /api/v1/message/delete`; what is already gone is done. Throws a Failure. */
export const deleteMessage = promisePort<void, DeleteInput>('deleteMessage');

/** Keeps what is to be deleted like the outbox, sends it as the page is left, and finds what is left. */
export const keepDeletions = callbackPort<DeletionsChanged, MessageDeletionInput>('keepDeletions');

/** Sends `connection.restored` when the server may be reached again. */
export const watchConnection = callbackPort<EventObject>('watchConnection');
