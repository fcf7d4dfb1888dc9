import { isHeld } from '../lib/held-file.ts';

/** A file on this device, as a browser hands it over; charts never look into it. */
export interface UploadSource {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as the device guesses it; may be empty. */
  readonly type: string;
}

/** A file that a person chose, with the UUID of this intent to upload it. */
export interface PickedFile {
  readonly id: string;
  readonly source: UploadSource;
}

export type UploadPurpose = 'post' | 'message' | 'avatar' | 'banner';

/** Why a file did not come through, or waits: our own checks, the way, or the server's words as one list. */
export type UploadReason =
  | { kind: 'tooLarge'; limit: number }
  | { kind: 'wrongType'; kinds: readonly string[] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'offline' }
  | { kind: 'sessionOver' }
  | { kind: 'broken' }
  /** The server had it, and has it no more. */
  | { kind: 'gone' }
  /** The server has too much to do, or starts; seconds after which it may be asked again. */
  | { kind: 'busy'; retryAfter?: number }
  /** The disk of the server has no room. */
  | { kind: 'serverFull'; retryAfter?: number }
  | { kind: 'refused'; list: string };

const final: ReadonlySet<UploadReason['kind']> = new Set(['tooLarge', 'wrongType', 'empty']);

/** Why a file waits that will come through. */
export type UploadDelay = Extract<UploadReason, { kind: 'busy' | 'serverFull' }>;

export const isDelay = (reason: UploadReason | null): reason is UploadDelay =>
  reason?.kind === 'busy' || reason?.kind === 'serverFull';

/** Whether the file itself is why it did not come through: it is the same file at the next try. */
export const isFinal = (reason: UploadReason | null): boolean =>
  reason !== null && final.has(reason.kind);

/** A picture, or a video by its poster, that the server has made ready. */
export interface UploadedPicture {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly thumbUrl: string | null;
  /** How long a video is; only of one. */
  readonly seconds?: number;
}

export type UploadStatus =
  | 'queued'
  | 'checking'
  | 'uploading'
  | 'waiting'
  | 'processing'
  | 'ready'
  | 'failed'
  | 'cancelled';

/** The state of an upload, as sent to the chart that ordered it. */
export interface Upload {
  /** UUID of the intent, kept over every retry: the server makes one file of it. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly status: UploadStatus;
  /** 0 to 1 of the bytes. */
  readonly share: number;
  readonly reason: UploadReason | null;
  readonly hash: string | null;
  readonly picture: UploadedPicture | null;
  /** Null once it comes from an earlier visit. */
  readonly source: UploadSource | null;
}

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

export interface UploadInput extends PickedFile {
  readonly purpose: UploadPurpose;
}

/** A file that the server has already, whoever sent it. */
export interface HeldFile extends Pick<Upload, 'id' | 'name' | 'size' | 'source'> {
  readonly hash: string;
  readonly purpose: UploadPurpose;
}

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
  | { type: 'turn.given' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' };

/** How the processing of a file at the server ended. */
export type UploadOutcome =
  | { readonly kind: 'ready'; readonly picture: UploadedPicture }
  | { readonly kind: 'broken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

export type UploadEmitted = { type: 'upload.changed'; upload: Upload };
