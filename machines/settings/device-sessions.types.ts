import type { Failure } from '../lib/failure.ts';
import type { AccessChanged, Device } from './device.types.ts';

/** One browser that is signed in. */
export interface DeviceSession {
  readonly id: string;
  readonly device: Device;
  readonly ip: string | null;
  /** ISO 8601. */
  readonly lastActive: string;
  readonly isCurrent: boolean;
}

export interface DeviceSessionsContext {
  readonly sessions: readonly DeviceSession[];
  /** Id of the session that is being ended; `others` is all but this one. */
  readonly ending: string | null;
  readonly failure: Failure | null;
}

export type DeviceSessionsEvent =
  | { type: 'session.end'; id: string }
  | { type: 'others.end' }
  | { type: 'sessions.retry' }
  | { type: 'connection.restored' }
  | AccessChanged;

export type DeviceSessionsEmitted =
  | AccessChanged
  | { type: 'notice.shown'; tone: 'positive'; key: string };
