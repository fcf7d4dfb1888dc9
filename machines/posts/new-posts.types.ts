import type { FeedPage } from './post-list.types.ts';

export interface NewPostsInput {
  /** True if the page had no socket when this began. */
  readonly beginsAway: boolean;
}

export interface NewPostsContext extends NewPostsInput {
  /** The newest post of the feed that is shown; 0 before any was. */
  readonly newestId: number;
  /** Newer ones that the socket reported. */
  readonly ids: readonly number[];
  /** Number of newer posts, from the last response or socket event. */
  readonly count: number;
}

/** A post came out that is in the viewer's feed. */
export interface PostPublished {
  type: 'post.published';
  postId: number;
  authorId: number;
}

export type NewPostsEvent =
  | PostPublished
  /** The reader wants to see them. */
  | { type: 'posts.show' }
  /** The reader wants to know whether there are any. */
  | { type: 'posts.look' }
  /** The feed was read from its start. */
  | { type: 'feed.read'; page: FeedPage }
  /** The feed could not be read. */
  | { type: 'feed.unread' }
  /** Posts may have come out while the socket was away. */
  | { type: 'connection.caughtUp' }
  /** There is no socket: nobody says that posts came out. */
  | { type: 'connection.lost' };

export type NewPostsEmitted = { type: 'posts.wanted' };
