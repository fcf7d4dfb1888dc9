import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { suggestionsMachine } from '../people/suggestions.machine.ts';
import type { feedMachine } from '../posts/feed.machine.ts';
import type { SuggestionsEmitted } from '../people/suggestions.types.ts';
import type { FeedEmitted, FeedInput } from '../posts/feed.types.ts';
import type { LikeChanged } from '../posts/like.types.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { PostPublished } from '../posts/new-posts.types.ts';

export type HomeInput = FeedInput;

export interface HomeContext {
  readonly feed: ChildOf<typeof feedMachine>;
  readonly suggestions: LazyChildOf<typeof suggestionsMachine>;
}

export type HomeEmitted = FeedEmitted | SuggestionsEmitted;

export type HomeEvent =
  | ChildEmitted<HomeEmitted>
  | RelationChanged
  | PostPublished
  | LikeChanged
  | PurchaseSettled
  | PostChanged
  /** The socket is live. */
  | { type: 'connection.caughtUp' }
  /** There is no socket, and none soon. */
  | { type: 'connection.lost' }
  /** The server answers again. */
  | { type: 'connection.restored' };
