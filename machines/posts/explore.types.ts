import type { PurchaseSettled } from '../billing/billing.types.ts';
import type { ChildEmitted, LazyChildOf } from '../parts/children.ts';
import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';
import type { LikeChanged } from './like.types.ts';
import type { PostChanged } from './my-post.types.ts';
import type { postActionsMachine } from './post-actions.machine.ts';
import type { PostActionsEmitted } from './post-actions.types.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Public post or person to discover. */
export type ExploreItem = { type: 'post'; item: Post } | { type: 'user'; item: PostAuthor };

export type ExploreOrder = 'new' | 'popular';

/** Search as written in the address. */
export interface ExploreSearch {
  /** The words to look for; empty: everything. */
  readonly words: string;
  readonly order: ExploreOrder;
}

export interface ExploreRequest extends ExploreSearch {
  /** Cursor of the page to read; null is the first. */
  readonly cursor: string | null;
}

export type ExplorePage = PageOf<ExploreItem>;

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
  /** Actions on single posts. */
  readonly actions: LazyChildOf<typeof postActionsMachine>;
}

export type ExploreEvent =
  | { type: 'search.change'; text: string }
  | { type: 'search.clear' }
  | { type: 'order.choose'; order: ExploreOrder }
  | PagedEvent
  /** The address of this screen changed, and with it maybe the words. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  | LikeChanged
  | PurchaseSettled
  | PostChanged
  | ChildEmitted<PostActionsEmitted>;

export type ExploreEmitted =
  | PostActionsEmitted
  | { type: 'location.requested'; path: string; replace: true };
