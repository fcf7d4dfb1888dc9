import type { ExportUpdated } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';

/** How far a copy is. */
export type ExportProgress = Readonly<Omit<ExportUpdated, 'type'>>;

/** The copy that was asked for last. */
export interface ExportKnown extends ExportProgress {
  readonly id: number;
  /** Of the archive; null until it is ready. */
  readonly bytes: number | null;
  /** Until when it can be downloaded, ISO 8601; null until it is ready. */
  readonly expiresAt: string | null;
  /** From when another one can be asked for, ISO 8601; null where it can be now. */
  readonly nextAt: string | null;
}

export interface ExportContext {
  /** Null where none was asked for, or it was not read yet. */
  readonly known: ExportKnown | null;
  /** Where the archive is fetched from, once the server has said so. */
  readonly address: string;
  /** Why the last press did nothing. */
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
