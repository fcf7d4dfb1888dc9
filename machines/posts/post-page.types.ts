import type { ActorRefFrom } from 'xstate';
import type { DialogRequested } from '../app/app.types.ts';
import type { NoticeShown } from '../app/notices.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { commentsMachine } from './comments.machine.ts';
import type { CommentsEmitted } from './comments.types.ts';
import type { likeMachine } from './like.machine.ts';
import type { LikeEmitted } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { Post } from './post.types.ts';

export interface PostPageInput {
  readonly username: string;
  readonly postId: number;
  /** Null is a guest. */
  readonly viewerId: number | null;
}

export interface PostPageContext extends PostPageInput {
  readonly post: Post | null;
  /** Whether the viewer likes it; null for a guest, and while the post is not there. */
  readonly like: ActorRefFrom<typeof likeMachine> | null;
  /** The thread; null while the post is locked or not there. */
  readonly comments: ActorRefFrom<typeof commentsMachine> | null;
  readonly failure: Failure | null;
}

/** The absolute URL of the post, and whether the browser allowed copying it. */
export interface CopiedPostLink {
  readonly link: string;
  readonly isCopied: boolean;
}

export type PostPageEvent =
  | ChildEmitted<LikeEmitted | CommentsEmitted>
  | { type: 'post.retry' }
  | { type: 'unlock.ask' }
  | { type: 'subscribe.ask' }
  | { type: 'tip.ask' }
  | { type: 'report.ask' }
  | { type: 'link.copy' }
  /** To where its author edits it. */
  | { type: 'edit.ask' }
  | { type: 'delete.ask' }
  /** To mute, restrict or block its author. */
  | { type: 'ban.ask' }
  /** Events may have been missed while the socket was away. */
  | { type: 'connection.lived' }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | PostChanged
  | PurchaseSettled;

export type PostPageEmitted =
  | LikeEmitted
  | CommentsEmitted
  | DialogRequested
  | NoticeShown
  | { type: 'location.requested'; path: string };
