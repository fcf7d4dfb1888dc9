import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted, ChildOf, LazyChildOf } from '../parts/children.ts';
import type { FollowEmitted } from '../people/follow.types.ts';
import type { followsMachine } from '../people/follows.machine.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { suggestionsMachine } from '../people/suggestions.machine.ts';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { recentSearchesMachine } from './recent-searches.machine.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** A person whom a search found. */
export interface FoundPerson extends PostAuthor {
  /** True if the viewer follows them. */
  readonly isFollower: boolean;
}

/** Public post or person to discover. */
export type ExploreItem = { type: 'post'; item: Post } | { type: 'user'; item: FoundPerson };

export type ExploreKind = 'all' | 'people' | 'posts';

/** Number of people and posts that fit the words. */
export interface ExploreCounts {
  readonly people: number;
  readonly posts: number;
}

export type ExploreOrder = 'new' | 'popular';

/** Search as written in the address. */
export interface ExploreSearch {
  /** The words to look for; empty: everything. */
  readonly words: string;
  readonly kind: ExploreKind;
  readonly order: ExploreOrder;
}

export interface ExploreRequest extends ExploreSearch {
  /** Cursor of the page to read; null is the first. */
  readonly cursor: string | null;
}

export interface ExplorePage extends PageOf<ExploreItem> {
  /** On the first page of a search; null on all others, and where the server sends none. */
  readonly counts: ExploreCounts | null;
}

export interface ExploreInput extends ExploreSearch {
  /** Null is a guest. */
  readonly viewerId: number | null;
  /** True if more pages can be loaded; a teaser is one page. */
  readonly isPaged: boolean;
}

export interface ExploreContext extends ExploreSearch, PagedContext<ExploreItem> {
  /** Search as typed. */
  readonly typed: string;
  readonly isPaged: boolean;
  readonly viewerId: number | null;
  readonly counts: ExploreCounts | null;
  /** Follows of the people found; null on a teaser, which has none. */
  readonly follows: ChildOf<typeof followsMachine> | null;
  /** Recent searches of this device; null on a teaser. */
  readonly recent: ChildOf<typeof recentSearchesMachine> | null;
  /** Creators to follow, from when a member's search found nothing. */
  readonly suggestions: LazyChildOf<typeof suggestionsMachine> | null;
  /** Actions on single posts. */
  readonly actions: LazyChildOf<typeof postActionsMachine>;
}

export type ExploreEvent =
  | { type: 'search.change'; text: string }
  | { type: 'search.clear' }
  | { type: 'order.choose'; order: ExploreOrder }
  | { type: 'kind.choose'; kind: ExploreKind }
  | PagedEvent
  /** The address of this screen changed, and with it maybe the words. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | LikeChanged
  | PurchaseSettled
  | PostChanged
  | RelationChanged
  | ChildEmitted<PostActionsEmitted | FollowEmitted>;

export type ExploreEmitted =
  | PostActionsEmitted
  | FollowEmitted
  | { type: 'location.requested'; path: string; replace: true };
