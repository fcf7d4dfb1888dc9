import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, LazyChildOf } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { newPostsMachine } from './new-posts.machine.ts';
import type { NewPostsEmitted, PostPublished } from './new-posts.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { Post } from './post.types.ts';

export interface FeedInput {
  readonly viewerId: number | null;
  /** False where the page is known to have no socket; absent, it may have one. */
  readonly hasSocket?: boolean;
}

export interface FeedContext {
  /** Actions on single posts. */
  readonly actions: LazyChildOf<typeof postActionsMachine>;
  /** Counter of posts that were published since. */
  readonly newPosts: LazyChildOf<typeof newPostsMachine>;
  readonly posts: readonly Post[];
  readonly cursor: string | null;
  readonly failure: Failure | null;
}

export type FeedEvent =
  | { type: 'list.retry' }
  /** To see the posts of who was followed since. */
  | { type: 'feed.refresh' }
  | { type: 'end.approach' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  /** The socket is live: something may have been missed before. */
  | { type: 'connection.caughtUp' }
  /** There is no socket, and none soon. */
  | { type: 'connection.lost' }
  | RelationChanged
  | PostPublished
  | LikeChanged
  | PurchaseSettled
  | PostChanged
  | ChildEmitted<NewPostsEmitted | PostActionsEmitted>;

export type FeedEmitted = NewPostsEmitted | PostActionsEmitted;
