import type { Comment } from './comment.types.ts';

/** `oldest` reads on from the start of the thread, `newest` back from its end. */
export type CommentOrder = 'oldest' | 'newest';

export interface CommentsAsked {
  readonly postId: number;
  readonly order: CommentOrder;
  readonly cursor: string | null;
}

/** A page, oldest first, with what is known of the thread. */
export interface CommentsPage {
  readonly comments: readonly Comment[];
  readonly nextCursor: string | null;
  /** All that the viewer may see. */
  readonly count: number;
  readonly openTo: 'readers' | 'subscribers' | 'nobody';
  readonly canComment: boolean;
}
