import type { Failure } from '../lib/failure.ts';
import type { Post, PostAuthor } from './post.types.ts';

export interface MorePostsInput {
  readonly author: PostAuthor;
  /** The post beside which they stand; it is not one of them. */
  readonly postId: number;
}

export interface MorePostsContext extends MorePostsInput {
  /** The latest others. */
  readonly posts: readonly Post[];
  readonly failure: Failure | null;
}

export type MorePostsEvent =
  /** The reader comes near. */
  | { type: 'section.approach' }
  | { type: 'posts.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' };
