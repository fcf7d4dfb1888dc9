import type { UploadOutcome } from './upload.types.ts';

export interface ProcessingInput {
  /** Of the file, as the server gave it when its bytes had come. */
  readonly hash: string;
}

export interface ProcessingContext extends ProcessingInput {
  /** Which pause comes next; the last one repeats. */
  readonly turn: number;
  /** Requests in a row without an answer. */
  readonly missed: number;
  readonly outcome: UploadOutcome;
}

/** What the server says of a file: `pending` while it makes the sizes. */
export type FileProgress = Exclude<UploadOutcome, { kind: 'unreachable' }> | { kind: 'pending' };
