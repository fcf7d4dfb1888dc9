import type {
  UploadInput,
  UploadPurpose,
  UploadReason,
  UploadDelay,
  UploadedPicture,
  Upload,
  HeldFile,
} from './uploaded.types.ts';
import { isHeld } from '../lib/held-file.ts';

const final: ReadonlySet<UploadReason['kind']> = new Set(['tooLarge', 'wrongType', 'empty']);

export const isDelay = (reason: UploadReason | null): reason is UploadDelay =>
  reason?.kind === 'busy' || reason?.kind === 'serverFull';

/** Whether the file itself is why it did not come through: it is the same file at the next try. */
export const isFinal = (reason: UploadReason | null): boolean =>
  reason !== null && final.has(reason.kind);

/**
 * What brings a file that did not come through on its way again: another try, or its bytes, which this
 * device does not have; null where it can only be left out.
 */
export const wayOn = (
  upload: Pick<Upload, 'hash' | 'reason' | 'source'>,
): 'retry' | 'choose' | null => {
  if (isFinal(upload.reason)) return null;
  return upload.source !== null || isHeld(upload) ? 'retry' : 'choose';
};

/** What an upload begins with: what the server has is only followed. */
export type UploadStart = UploadInput | HeldFile;

export interface UploadContext extends Pick<Upload, 'id' | 'name' | 'size' | 'source'> {
  readonly purpose: UploadPurpose;
  /** How often it was sent to a server that could not take it. */
  readonly rests: number;
  readonly share: number;
  readonly reason: UploadReason | null;
  readonly hash: string | null;
  readonly picture: UploadedPicture | null;
}

/** What the call says while it runs. */
export type UploadReport =
  | { type: 'progress.made'; share: number }
  | { type: 'file.taken'; hash: string }
  | { type: 'file.refused'; reason: UploadReason }
  | FileDelayed;

/** The server says why it has not made the file ready yet; null when it is in time again. */
export interface FileDelayed {
  type: 'file.delayed';
  reason: UploadDelay | null;
}

export type UploadEvent =
  | UploadReport
  | { type: 'slot.granted' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' };

/** How the processing of a file at the server ended. */
export type UploadOutcome =
  | { readonly kind: 'ready'; readonly picture: UploadedPicture }
  | { readonly kind: 'broken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

export type UploadEmitted = { type: 'upload.changed'; upload: Upload };
