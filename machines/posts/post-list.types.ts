import type { Post } from './post.types.ts';

/** Some posts and where the next ones start; a null cursor is the end. */
export interface FeedPage {
  readonly posts: readonly Post[];
  readonly nextCursor: string | null;
}

/** Filter of a post list. */
export type PostFilter = 'all' | 'media' | 'paid';

export interface PostsAsked {
  readonly username: string;
  readonly filter: PostFilter;
  readonly cursor: string | null;
}

export type ProfilePostsPage = FeedPage;
