import type { Failure } from '../lib/failure.ts';
import type { MyPost } from './my-post.types.ts';
import type { Post } from './post.types.ts';

/** Action of an author on one of their posts that takes a single request. */
export type PostCommandKind = 'publish' | 'apply' | 'duplicate';

export interface PostCommandInput {
  readonly kind: PostCommandKind;
  /** Post whose object identity is the intent: a retry makes no second copy. */
  readonly post: Post;
}

export interface PostCommandContext extends PostCommandInput {
  readonly failure: Failure | null;
}

export type PostCommandEvent = { type: 'command.retry' } | { type: 'command.leave' };

export type PostCommandEmitted =
  | { type: 'post.acted'; kind: PostCommandKind; from: Post; post: MyPost }
  /** `isStale`: the post is another one by now. */
  | { type: 'command.left'; postId: number; isStale: boolean };
