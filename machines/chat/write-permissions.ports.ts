import type { EventObject } from 'xstate';
import { callbackPort, promisePort } from '../lib/port.ts';
import type { WritePermissionsInput } from './write-permissions.types.ts';

/**
 * `POST /api/v1/messages`: a page of the chat, whose permissions go to every composer of the chat.
 * Aborted when it is stopped. Throws a Failure.
 */
export const loadPermissions = promisePort<void, WritePermissionsInput>('loadPermissions');

/** Bars every composer of a chat whose other one is missing at the server. */
export const closeChat = callbackPort<EventObject, WritePermissionsInput>('closeChat');
