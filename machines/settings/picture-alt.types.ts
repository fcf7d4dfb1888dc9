import type { SubmissionContext } from '../parts/submission.ts';

/** Beside the name everywhere, or above the profile. */
export type PictureSlot = 'avatar' | 'banner';

export interface PictureAltInput {
  readonly slot: PictureSlot;
  /** Alternative text of the picture; empty without one. */
  readonly alt: string;
}

export interface PictureAltContext extends PictureAltInput, SubmissionContext {}

export type PictureAltEvent = { type: 'form.submit'; alt: string };
