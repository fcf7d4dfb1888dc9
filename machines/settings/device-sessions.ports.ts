import { promisePort } from '../lib/port.ts';
import type { DeviceSession } from './device-sessions.types.ts';

/** The member's sessions, this one first. Throws a Failure. */
export const loadSessions = promisePort<readonly DeviceSession[]>('loadSessions');

/** Ends a session, or `others`. Throws a Failure; `passwordUnconfirmed` when the member declined. */
export const endSession = promisePort<void, { readonly id: string }>('endSession');
