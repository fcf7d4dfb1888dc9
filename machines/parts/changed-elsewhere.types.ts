import type { VersionEvent } from './changed-elsewhere.ts';
import type { SubmissionContext } from './submission.ts';

/** A text as the server has it. */
export interface SavedText {
  readonly text: string;
  /** Version that a change of it names. */
  readonly version: string;
}

export interface ChangedElsewhereInput {
  readonly saved: SavedText;
}

export interface ChangedElsewhereContext extends ChangedElsewhereInput, SubmissionContext {
  /** Text that was saved elsewhere since the field was filled. */
  readonly other: SavedText | null;
  /** Text as typed. */
  readonly text: string;
  /** Counts how often the field was filled from what is saved. */
  readonly fill: number;
}

export type ChangedElsewhereEvent =
  | { type: 'form.edit'; text: string }
  | { type: 'form.submit' }
  | VersionEvent;
