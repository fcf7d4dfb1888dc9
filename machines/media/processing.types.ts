import type { ActorRef, Snapshot } from 'xstate';
import type { UploadDelay } from './uploaded.types.ts';
import type { FileDelayed, UploadOutcome } from './upload.types.ts';

export interface ProcessingInput {
  /** Hash of the file, from the server's response to the upload. */
  readonly hash: string;
  /** Receives why the file waits. */
  readonly parent: ActorRef<Snapshot<unknown>, FileDelayed>;
}

export interface ProcessingContext extends ProcessingInput {
  /** Index of the next pause; the last one repeats. */
  readonly turn: number;
  /** Requests in a row without an answer. */
  readonly missed: number;
  /** Reason why the file waits, from the last response. */
  readonly delay: UploadDelay | null;
  readonly outcome: UploadOutcome;
}

/** Progress of a file at the server: `pending` while it makes the sizes; `delay` is the reason. */
export type FileProgress =
  | Exclude<UploadOutcome, { kind: 'unreachable' }>
  | { kind: 'pending'; delay: UploadDelay | null };
