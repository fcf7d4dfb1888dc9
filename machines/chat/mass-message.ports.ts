import { promisePort } from '../lib/port.ts';
import type { MassOpened, MassOutcome, MassSend, UndoSeconds } from './mass-message.types.ts';

/** `GET /api/v1/chat/audience`, and the undo window of last time. Throws a Failure. */
export const loadAudience = promisePort<MassOpened>('loadAudience');

/** Remembers the undo window, and draws the key of this intent. */
export const sealIntent = promisePort<{ key: string }, { undoSeconds: UndoSeconds }>('sealIntent');

/** `POST /api/v1/chat/send` with `rcpt` and the key: again and again sends once. Throws a Failure. */
export const sendMass = promisePort<MassOutcome, MassSend>('sendMass');
