import type { Failure } from '../lib/failure.ts';
import type { PickedFile, UploadSource } from './uploaded.types.ts';
import type { Caption } from '../posts/post.types.ts';

export interface FileCaptionsInput {
  /** The video. */
  readonly hash: string;
  readonly captions: readonly Caption[];
}

/** Reason why a chosen file is not taken: too long, without a cue, or no text at all. */
export type CaptionsUnfit = 'long' | 'wrong' | 'unreadable';

export interface FileCaptionsContext extends FileCaptionsInput {
  /** The file that was chosen last. */
  readonly source: UploadSource | null;
  /** Its text; null until it was read and found fit. */
  readonly text: string | null;
  /** BCP 47; null until one was chosen. */
  readonly language: string | null;
  readonly unfit: CaptionsUnfit | null;
  /** Language that is being removed, or could not be. */
  readonly unwanted: string | null;
  readonly failure: Failure | null;
}

export interface CaptionsWritten {
  readonly hash: string;
  /** BCP 47. */
  readonly language: string;
  readonly text: string;
}

export type FileCaptionsEvent =
  | { type: 'captions.add' }
  | { type: 'captions.cancel' }
  /** `language` is the one that the form shows. */
  | { type: 'captions.send'; language: string }
  | { type: 'captions.remove'; language: string }
  | { type: 'file.choose'; file: PickedFile }
  | { type: 'language.choose'; language: string };

export type FileCaptionsEmitted =
  /** Something is being sent: its dialog stays open until it has ended. */
  | { type: 'captions.begun' }
  | { type: 'captions.ended' }
  | { type: 'captions.changed'; captions: readonly Caption[] };
