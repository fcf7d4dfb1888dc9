import type { AtOnceContext, Chosen } from '../parts/at-once.ts';

export interface PreviewOffer {
  /** The first seconds may be watched before the video is unlocked. */
  readonly isOffered: boolean;
}

export interface FilePreviewInput {
  /** The video. */
  readonly hash: string;
  /** The offer at the server. */
  readonly kept: PreviewOffer;
}

export interface FilePreviewContext extends AtOnceContext<PreviewOffer> {
  readonly hash: string;
}

export type FilePreviewEvent = Chosen<PreviewOffer>;

export type FilePreviewEmitted =
  /** A choice is being sent: its dialog stays open until it has ended. */
  | { type: 'preview.begun' }
  | { type: 'preview.ended' }
  | { type: 'preview.changed'; preview: 'on' | 'off' };
