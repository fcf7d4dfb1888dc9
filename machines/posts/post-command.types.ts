import type { Failure } from '../lib/failure.ts';
import type { MyPost } from './my-post.types.ts';
import type { Post } from './post.types.ts';

/** What an author does with one of their posts in a single step. */
export type PostCommandKind = 'publish' | 'apply' | 'duplicate';

export interface PostCommandInput {
  readonly kind: PostCommandKind;
  /** This very object is the intent: tried again, it is not a second copy. */
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
