import type { ActorRefFrom } from 'xstate';
import type { DialogRequested } from '../app/app.types.ts';
import type { NoticeShown } from '../app/notices.types.ts';
import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { likeMachine } from './like.machine.ts';
import type { LikeChanged, LikeEmitted, LikeInput } from './like.types.ts';
import type { postHideMachine } from './post-hide.machine.ts';
import type { PostHideEmitted } from './post-hide.types.ts';
import type { Post } from './post.types.ts';

export interface PostActionsInput {
  /** Null is a guest. */
  readonly viewerId: number | null;
  /** The list whose posts these are: it says why they are in it. */
  readonly place: 'feed' | 'explore' | 'profile';
}

type Likes = ActorRefFrom<typeof likeMachine>;
type Hides = ActorRefFrom<typeof postHideMachine>;

export interface PostActionsContext extends PostActionsInput {
  /** Likes that were pressed here, by post: a post gets a chart only when it is acted on. */
  readonly likes: Readonly<Record<number, Likes>>;
  /** What is known of likes since the posts were read, by post. */
  readonly known: Readonly<Record<number, Omit<LikeInput, 'postId'>>>;
  /** Posts that are being hidden, are hidden, or are being shown again. */
  readonly hides: Readonly<Record<number, Hides>>;
  /** Posts that somebody wanted to unlock here, and whose they are. */
  readonly asked: Readonly<Record<number, string>>;
  /** Those of them that were bought and are not read again yet. */
  readonly bought: readonly number[];
  /** Those of them as they are now. */
  readonly opened: Readonly<Record<number, Post>>;
  /** Where the link leads that is being copied. */
  readonly path: string;
}

export type PostActionsEvent =
  | ChildEmitted<LikeEmitted | PostHideEmitted>
  | { type: 'like.press'; post: Post }
  | { type: 'hide.press'; post: Post }
  | { type: 'link.copy'; post: Post }
  | { type: 'report.ask'; post: Post }
  /** To mute, restrict or block its author. */
  | { type: 'ban.ask'; post: Post }
  | { type: 'reason.ask'; post: Post }
  | { type: 'unlock.ask'; post: Post }
  | PurchaseSettled
  | LikeChanged;

export type PostActionsEmitted = LikeEmitted | PostHideEmitted | DialogRequested | NoticeShown;
