import type { Failure } from '../lib/failure.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Something public worth a look: a post or a person. */
export type ExploreItem = { type: 'post'; item: Post } | { type: 'user'; item: PostAuthor };

export interface ExploreRequest {
  /** The words to look for; empty: the newest of everything. */
  readonly words: string;
}

export interface ExploreContext extends ExploreRequest {
  readonly items: readonly ExploreItem[];
  readonly failure: Failure | null;
}

export type ExploreEvent =
  | { type: 'explore.retry' }
  /** The address of this screen changed, and with it maybe the words. */
  | { type: 'location.changed'; location: { readonly query: Readonly<Record<string, string>> } }
  /** The server answers again. */
  | { type: 'connection.restored' };
