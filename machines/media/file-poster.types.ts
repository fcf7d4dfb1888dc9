import type { Failure } from '../lib/failure.ts';

export interface FilePosterInput {
  /** The video. */
  readonly hash: string;
  /** Signed address of the video itself. */
  readonly url: string;
  /** Address of the picture that stands for it; null without one. */
  readonly thumbUrl: string | null;
  /** Pixels of the video. */
  readonly width: number;
  readonly height: number;
  /** CSS colour painted until the picture is there. */
  readonly placeholder: string;
}

export interface FilePosterContext extends FilePosterInput {
  /** Position of the frame that is shown, in seconds. */
  readonly at: number;
  /** Seconds; null until the browser has read the video. */
  readonly length: number | null;
  /** Reason why a picture was not kept; null for a frame that the browser could not draw. */
  readonly failure: Failure | null;
}

/** The frame that is to stand for a video. */
export interface PosterChoice {
  readonly hash: string;
  readonly url: string;
  /** Seconds. */
  readonly at: number;
}

/** Picture that stands for the video now; null where the browser could not draw the frame. */
export interface PosterKept {
  readonly thumbUrl: string | null;
}

export type FilePosterEvent =
  | { type: 'poster.choose' }
  | { type: 'poster.cancel' }
  | { type: 'poster.use' }
  /** A position, in seconds. */
  | { type: 'frame.seek'; seconds: number }
  /** The frame after the shown one, or before it. */
  | { type: 'frame.step'; by: 1 | -1 }
  /** The browser has read how long the video is. */
  | { type: 'video.read'; seconds: number }
  /** The browser can do nothing with it, or it did not come. */
  | { type: 'video.failed' };

export type FilePosterEmitted =
  /** A picture is being sent: its dialog stays open until that has ended. */
  | { type: 'poster.begun' }
  | { type: 'poster.ended' }
  | { type: 'poster.changed'; thumbUrl: string };
