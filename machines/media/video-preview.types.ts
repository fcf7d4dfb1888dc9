import type { VideoPreviewAsked } from './viewer.types.ts';

export interface VideoPreviewContext extends VideoPreviewAsked {
  /** Index of the video that is shown. */
  readonly index: number;
  /** Address of its clip now; another one after it ended. */
  readonly url: string;
  /** True if it was asked for another address since it last played. */
  readonly isRenewed: boolean;
}

export type VideoPreviewEvent =
  | { type: 'clip.play' }
  /** Of the video element. */
  | { type: 'clip.playing' }
  | { type: 'clip.ended' }
  | { type: 'clip.failed' }
  /** To the next of several videos, or from the last one to the first. */
  | { type: 'video.next' }
  /** To the dialog that sells it. */
  | { type: 'unlock.ask' };

/** Another address of a clip; null where it leads nowhere any more. */
export interface RenewedClip {
  readonly url: string | null;
}
