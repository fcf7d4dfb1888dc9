import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

/** Result of the browser's passkey dialog: a session, or closed. */
export type PasskeyEntry = 'entered' | 'left';

export interface PasskeyLoginContext {
  /** Error of the last passkey; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasskeyLoginEvent =
  | { type: 'passkey.use' }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type PasskeyLoginEmitted = { type: 'session.opened' };
