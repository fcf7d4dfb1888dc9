import type { ActorRef, Snapshot } from 'xstate';
import type {
  UploadInput,
  UploadPurpose,
  UploadReason,
  UploadDelay,
  UploadedPicture,
  Upload,
  HeldFile,
} from './uploaded.types.ts';
import { isFinal, isHeld } from '../lib/held-file.ts';

export { isFinal };

export const isDelay = (reason: UploadReason | null): reason is UploadDelay =>
  reason?.kind === 'busy' || reason?.kind === 'serverFull';

/**
 * Remedy of a failed file: another try, or choosing its bytes again, which this device does not
 * have; null where it can only be left out.
 */
export const wayOn = (
  upload: Pick<Upload, 'hash' | 'reason' | 'source'>,
): 'retry' | 'choose' | null => {
  if (isFinal(upload.reason)) return null;
  return upload.source !== null || isHeld(upload) ? 'retry' : 'choose';
};

/** Input of an upload: a file that the server has is only followed. */
export type UploadStart = UploadInput | HeldFile;

export interface UploadContext extends Pick<Upload, 'id' | 'name' | 'size' | 'source'> {
  readonly purpose: UploadPurpose;
  /** Number of times that it was sent while the server could not take it. */
  readonly rests: number;
  /** Number of interruptions in a row after which no byte moved. */
  readonly misses: number;
  readonly share: number;
  /** Bytes a second, as far as it is known. */
  readonly rate: number | null;
  readonly reason: UploadReason | null;
  readonly hash: string | null;
  /** Hash of the member's file that has the same bytes; null while none is known. */
  readonly knownHash: string | null;
  /** The member's files were searched for these bytes: another try does not ask again. */
  readonly isCompared: boolean;
  /** Address of an upload in pieces that was begun, by which it may be ended. */
  readonly address: string | null;
  readonly picture: UploadedPicture | null;
}

/** Event of the upload request while it runs. */
export type UploadReport =
  | { type: 'progress.made'; share: number; rate: number | null }
  | { type: 'file.taken'; hash: string }
  | { type: 'file.refused'; reason: UploadReason }
  | { type: 'upload.begun'; address: string }
  | { type: 'transfer.interrupted' }
  | FileDelayed;

/** The server says why it has not made the file ready yet; null when it is in time again. */
export interface FileDelayed {
  type: 'file.delayed';
  reason: UploadDelay | null;
}

export type UploadEvent =
  | UploadReport
  | { type: 'network.restored' }
  | { type: 'slot.granted' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'duplicate.use' }
  | { type: 'duplicate.send' };

/** The member's own file with the same bytes; null without one. */
export type Duplicate = { readonly hash: string } | null;

/** Result of processing a file at the server. */
export type UploadOutcome =
  | { readonly kind: 'ready'; readonly picture: UploadedPicture }
  | { readonly kind: 'broken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

export type UploadEmitted = { type: 'upload.changed'; upload: Upload };

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
