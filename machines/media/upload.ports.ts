import { callbackPort, promisePort } from '../lib/port.ts';
import type { EventObject } from 'xstate';
import type { UploadPurpose, UploadReason, UploadSource, UploadInput } from './uploaded.types.ts';

/** Looks at a file before a byte moves: what is wrong with it, or null. */
export const checkFile = promisePort<
  UploadReason | null,
  { source: UploadSource; purpose: UploadPurpose }
>('checkFile');

/** `POST /api/v1/files`; sends UploadReport, stops the call when it is stopped. */
export const sendFile = callbackPort<EventObject, UploadInput>('sendFile');
