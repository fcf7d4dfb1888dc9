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

/** Why a file did not come through: our own checks, the way, or the server's words as one list. */
export type UploadReason =
  | { kind: 'tooLarge'; limit: number }
  | { kind: 'wrongType'; kinds: readonly string[] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'offline' }
  | { kind: 'sessionOver' }
  | { kind: 'broken' }
  | { kind: 'refused'; list: string };

const final: ReadonlySet<UploadReason['kind']> = new Set(['tooLarge', 'wrongType', 'empty']);

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
  'queued' | 'checking' | 'uploading' | 'processing' | 'ready' | 'failed' | 'cancelled';

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

export interface UploadInput extends PickedFile {
  readonly purpose: UploadPurpose;
}

export interface UploadContext extends UploadInput {
  readonly share: number;
  readonly reason: UploadReason | null;
  readonly hash: string | null;
  readonly picture: UploadedPicture | null;
}

/** What the call says while it runs. */
export type UploadReport =
  | { type: 'progress.made'; share: number }
  | { type: 'file.taken'; hash: string }
  | { type: 'file.refused'; reason: UploadReason };

export type UploadEvent =
  UploadReport | { type: 'turn.given' } | { type: 'upload.cancel' } | { type: 'upload.retry' };

/** How the processing of a file at the server ended. */
export type UploadOutcome =
  | { readonly kind: 'ready'; readonly picture: UploadedPicture }
  | { readonly kind: 'broken' }
  | { readonly kind: 'unreachable' };

export type UploadEmitted =
  { type: 'upload.changed'; upload: Upload } | { type: 'session.expired' };
