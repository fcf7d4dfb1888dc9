import type { Failure } from '../lib/failure.ts';

export interface ResourceContext {
  /** Text that was read last; null before that. */
  readonly text: string | null;
  readonly failure: Failure | null;
}

export type ResourceEvent =
  | { type: 'text.retry' }
  /** The server has another one by now. */
  | { type: 'text.changed' }
  /** The way to the server is open again. */
  | { type: 'connection.restored' };
