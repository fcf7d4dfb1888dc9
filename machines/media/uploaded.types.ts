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

/**
 * Reason why a file failed, or waits: our own checks, the network, or the server's words as one
 * list.
 */
export type UploadReason =
  | { kind: 'tooLarge'; limit: number }
  | { kind: 'wrongType'; kinds: readonly string[] }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'offline' }
  | { kind: 'sessionOver' }
  | { kind: 'broken' }
  /** Megapixels at most of a picture of this kind, and of all frames of one that moves. */
  | { kind: 'tooManyPixels'; limit: number }
  | { kind: 'tooManyFramePixels'; limit: number }
  | { kind: 'tooManyFrames'; limit: number }
  /** Scans at most of a progressive JPEG. */
  | { kind: 'tooManyScans'; limit: number }
  /** An earlier visit chose it: the device does not have its bytes any more. */
  | { kind: 'unsent'; type: string }
  /** The server had it, and has it no more. */
  | { kind: 'gone' }
  /** The server has too much to do, or starts; seconds after which it may be asked again. */
  | { kind: 'busy'; retryAfter?: number }
  /** The disk of the server has no room. */
  | { kind: 'serverFull'; retryAfter?: number }
  | { kind: 'refused'; list: string };

/** Reason why a file waits that will succeed. */
export type UploadDelay = Extract<UploadReason, { kind: 'busy' | 'serverFull' }>;

/** A picture, or a video by its poster, that the server has made ready. */
export interface UploadedPicture {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly thumbUrl: string | null;
  /** Duration of a video in seconds, 0 until the server has read it; absent for other files. */
  readonly seconds?: number;
}

export type UploadStatus =
  | 'queued'
  | 'checking'
  /** The member has these bytes already, and is asked; none of them has moved. */
  | 'duplicate'
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
  /** Bytes a second while they move; null or absent while it is not known. */
  readonly rate?: number | null;
  /** True once the server keeps what came of it, so that it may go on from there. */
  readonly canResume?: boolean;
  readonly reason: UploadReason | null;
  readonly hash: string | null;
  readonly picture: UploadedPicture | null;
  /** Null once it comes from an earlier visit. */
  readonly source: UploadSource | null;
}

/** A file that the server has already, whoever sent it. */
export interface HeldFile extends Pick<Upload, 'id' | 'name' | 'size' | 'source'> {
  readonly hash: string;
  readonly purpose: UploadPurpose;
}

export interface UploadInput extends PickedFile {
  readonly purpose: UploadPurpose;
}

/** A file of the member's was made ready or refused, whoever sent it from wherever. */
export interface FileProcessed {
  type: 'file.processed';
  hash: string;
}
