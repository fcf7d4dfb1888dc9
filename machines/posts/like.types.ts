import type { Failure } from '../lib/failure.ts';

export interface LikeInput {
  readonly postId: number;
  /** As the server said last. */
  readonly isLiked: boolean;
  readonly likesCount: number;
}

export interface LikeContext extends LikeInput {
  readonly failure: Failure | null;
}

/** What the server says after a like was set or taken back. */
export interface LikeAnswer {
  readonly likesCount: number;
}

export type LikeEvent = { type: 'like.toggle' };

export type LikeEmitted =
  | { type: 'session.expired' }
  | { type: 'like.changed'; postId: number; isLiked: boolean; likesCount: number };
