import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { ChildEmitted } from '../lib/forward-emits.ts';
import type { LazyActorRef } from '../lib/lazy-logic.types.ts';
import type { LikeChanged } from './like.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Something public worth a look: a post or a person. */
export type ExploreItem = { type: 'post'; item: Post } | { type: 'user'; item: PostAuthor };

export interface ExploreRequest {
  /** The words to look for; empty: the newest of everything. */
  readonly words: string;
}

export interface ExploreInput extends ExploreRequest {
  /** Null is a guest. */
  readonly viewerId: number | null;
}

export interface ExploreContext extends ExploreRequest {
  /** What is done about single posts. */
  readonly actions: LazyActorRef<typeof postActionsMachine>;
  readonly items: readonly ExploreItem[];
  readonly failure: Failure | null;
}

export type ExploreEvent =
  | { type: 'explore.retry' }
  /** The address of this screen changed, and with it maybe the words. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  /** The server answers again. */
  | { type: 'connection.restored' }
  | LikeChanged
  | PurchaseSettled
  | ChildEmitted<PostActionsEmitted>;

export type ExploreEmitted = PostActionsEmitted;
