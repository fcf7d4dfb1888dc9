import type { Failure } from '../lib/failure.ts';
import type { Post } from './post.types.ts';

/** Some posts and where the next ones start; a null cursor is the end. */
export interface FeedPage {
  readonly posts: readonly Post[];
  readonly nextCursor: string | null;
}

export interface FeedContext {
  readonly posts: readonly Post[];
  readonly cursor: string | null;
  readonly failure: Failure | null;
}

export type FeedEvent =
  | { type: 'feed.retry' }
  | { type: 'feed.refresh' }
  | { type: 'end.approach' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type FeedEmitted = { type: 'session.expired' };
