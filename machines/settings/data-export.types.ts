import type { ExportUpdated } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';

/** Progress of a data export. */
export type ExportProgress = Readonly<Omit<ExportUpdated, 'type'>>;

/** The copy that was asked for last. */
export interface ExportKnown extends ExportProgress {
  readonly id: number;
  /** Size of the archive; null until it is ready. */
  readonly bytes: number | null;
  /** Until when it can be downloaded, ISO 8601; null until it is ready. */
  readonly expiresAt: string | null;
  /** From when another one can be asked for, ISO 8601; null where it can be now. */
  readonly nextAt: string | null;
}

export interface ExportContext {
  /** Null where none was asked for, or it was not read yet. */
  readonly known: ExportKnown | null;
  /** URL of the archive; empty until the server has sent it. */
  readonly address: string;
  /** Error of the last request. */
  readonly failure: Failure | null;
}

export type ExportEvent =
  | ExportUpdated
  /** The member wants a copy. */
  | { type: 'copy.request' }
  | { type: 'copy.download' }
  | { type: 'copy.retry' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };
