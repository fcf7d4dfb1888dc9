import type { Failure } from '../lib/failure.ts';
import type { Viewer } from './viewer.types.ts';

/** What came of the browser's own dialog: a session, or nothing. */
export type PasskeyEntry = 'entered' | 'left';

export interface PasskeyLoginContext {
  /** Why the last passkey was refused; null while there is nothing to explain. */
  readonly failure: Failure | null;
  /** Whole seconds until the next attempt is allowed. */
  readonly secondsLeft: number;
}

export type PasskeyLoginEvent =
  | { type: 'passkey.use' }
  /** The session says who uses the app; null here means that the login did not hold. */
  | { type: 'viewer.changed'; viewer: Viewer | null };

export type PasskeyLoginEmitted = { type: 'session.opened' };
