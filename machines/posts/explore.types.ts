import type { Failure } from '../lib/failure.ts';
import type { Post, PostAuthor } from './post.types.ts';

/** Something public worth a look: a post or a person. */
export type ExploreItem = { type: 'post'; item: Post } | { type: 'user'; item: PostAuthor };

export interface ExploreContext {
  readonly items: readonly ExploreItem[];
  readonly failure: Failure | null;
}

export type ExploreEvent = { type: 'explore.retry' };
