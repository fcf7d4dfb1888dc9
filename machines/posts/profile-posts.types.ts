import type { PostFilter } from './post-list.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { ChildEmitted, LazyChildOf } from '../parts/children.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { Post } from './post.types.ts';
import type { PurchaseDialog } from '../billing/payment.types.ts';

export interface ProfilePostsInput {
  readonly username: string;
  /** Null for a guest. */
  readonly viewerId: number | null;
}

export interface ProfilePostsContext extends ProfilePostsInput {
  readonly filter: PostFilter;
  readonly posts: readonly Post[];
  readonly cursor: string | null;
  /** Posts whose lock was opened, waiting to be read again. */
  readonly opened: readonly number[];
  /** Actions on single posts. */
  readonly actions: LazyChildOf<typeof postActionsMachine>;
  readonly failure: Failure | null;
}

export type ProfilePostsEvent =
  | { type: 'filter.choose'; filter: PostFilter }
  | { type: 'end.approach' }
  | { type: 'list.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  /** The viewer may see more, or less, than when the posts were read. */
  | { type: 'posts.stale' }
  | { type: 'unlock.ask'; postId: number }
  | ChildEmitted<PostActionsEmitted>
  | LikeChanged
  | PostChanged
  | PurchaseSettled;

export type ProfilePostsEmitted = PostActionsEmitted | DialogRequested<PurchaseDialog>;
