import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type { commentsMachine } from './comments.machine.ts';
import type { CommentsEmitted } from './comments.types.ts';
import type { likeMachine } from './like.machine.ts';
import type { LikeEmitted } from './like.types.ts';
import type { morePostsMachine } from './more-posts.machine.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { Post } from './post.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import type { SubscribeDialog } from '../billing/subscribe.types.ts';

export interface PostPageInput {
  readonly username: string;
  readonly postId: number;
  /** Null is a guest. */
  readonly viewerId: number | null;
}

export interface PostPageContext extends PostPageInput {
  /** Actions of the post's menu. */
  readonly actions: LazyChildOf<typeof postActionsMachine>;
  readonly post: Post | null;
  /** Like of the viewer; null for a guest, and until the post is there and out. */
  readonly like: ChildOf<typeof likeMachine> | null;
  /** The thread; null while the post is locked, planned or not there. */
  readonly comments: ChildOf<typeof commentsMachine> | null;
  /** Further posts by the author; null while the post is not there. */
  readonly more: ChildOf<typeof morePostsMachine> | null;
  readonly failure: Failure | null;
}

export type PostPageEvent =
  | ChildEmitted<LikeEmitted | CommentsEmitted | PostActionsEmitted>
  | { type: 'post.retry' }
  | { type: 'unlock.ask' }
  | { type: 'subscribe.ask' }
  /** Events may have been missed while the socket was away. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | PostChanged
  | PurchaseSettled;

export type PostPageEmitted =
  | LikeEmitted
  | DialogRequested<SubscribeDialog>
  | PostActionsEmitted
  | { type: 'location.requested'; path: string; replace?: true }
  /** The post is there, by the one of this name. */
  | { type: 'post.opened'; username: string };
