import { promisePort } from '../lib/port.ts';
import type * as Types from './mass-message.types.ts';

/** `GET /api/v1/chat/audience`, and the undo window of last time. Throws a Failure. */
export const loadAudience = promisePort<Types.MassOpened>('loadAudience');

/** Remembers the undo window, and draws the key of this intent. */
export const sealIntent = promisePort<{ key: string }, { undoSeconds: Types.UndoSeconds }>(
  'sealIntent',
);

/** `POST /api/v1/chat/send` with `rcpt` and the key. Throws a Failure. */
export const sendMass = promisePort<Types.MassOutcome, Types.MassSend>('sendMass');

/** Looks among the newest chats for a message with the key. Throws a Failure. */
export const findMass = promisePort<Types.MassSearch, { key: string }>('findMass');
