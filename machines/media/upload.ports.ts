import { callbackPort, promisePort } from '../lib/port.ts';
import type { EventObject } from 'xstate';
import type { Duplicate } from './upload.types.ts';
import type { UploadPurpose, UploadReason, UploadSource, UploadInput } from './uploaded.types.ts';

/** Looks at a file before a byte moves: what is wrong with it, or null. */
export const checkFile = promisePort<
  UploadReason | null,
  { source: UploadSource; purpose: UploadPurpose }
>('checkFile');

/**
 * Looks for a file of the member's with the same bytes, before one of them moves; null also where
 * that cannot be known, and of an upload whose own bytes are at the server already. Throws a
 * Failure, and what reading the file throws.
 */
export const findDuplicate = promisePort<Duplicate, { id: string; source: UploadSource }>(
  'findDuplicate',
);

/**
 * `POST /api/v1/files`, or `/api/v1/uploads` in pieces; sends UploadReport, goes on when it is asked
 * to after an interruption, and stops the call when it is stopped.
 */
export const sendFile = callbackPort<EventObject, UploadInput>('sendFile');

/** Sends `network.restored` when the device has a network again. */
export const watchNetwork = callbackPort<EventObject>('watchNetwork');

/** `DELETE` of an upload in pieces, whose bytes are not wanted any more. Throws a Failure. */
export const discardUpload = promisePort<void, { address: string }>('discardUpload');
