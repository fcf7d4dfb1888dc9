import type { Failure } from '../lib/failure.ts';

export interface LikeInput {
  readonly postId: number;
  /** Last state from the server. */
  readonly isLiked: boolean;
  readonly likesCount: number;
}

export interface LikeContext extends LikeInput {
  readonly failure: Failure | null;
}

/** Answer of the server after a like was set or taken back. */
export interface LikeAnswer {
  readonly likesCount: number;
}

export type LikeEvent = { type: 'like.toggle' };

/** A like was set or taken back: every place that shows the post may say so. */
export type LikeChanged = { type: 'like.changed' } & LikeInput;

export type LikeEmitted = LikeChanged;
