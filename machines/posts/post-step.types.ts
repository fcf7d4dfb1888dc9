import type { Failure } from '../lib/failure.ts';
import type { MyPost } from './my-post.types.ts';
import type { Post } from './post.types.ts';

/** Action of an author on one of their posts that takes a single request. */
export type PostStepKind = 'publish' | 'apply' | 'duplicate';

export interface PostStepInput {
  readonly kind: PostStepKind;
  /** Post whose object identity is the intent: a retry makes no second copy. */
  readonly post: Post;
}

export interface PostStepContext extends PostStepInput {
  readonly failure: Failure | null;
}

export type PostStepEvent = { type: 'step.retry' } | { type: 'step.leave' };

export type PostStepEmitted =
  | { type: 'post.acted'; kind: PostStepKind; from: Post; post: MyPost }
  /** `isStale`: the post is another one by now. */
  | { type: 'step.left'; postId: number; isStale: boolean };
