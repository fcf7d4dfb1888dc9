import type { AnalyticsRange, AnalyticsSums } from './analytics-report.types.ts';

/** Figure by which the best posts are ordered. */
export type BestPostsSort = 'net' | 'sales' | 'likes' | 'comments';

/** A post with what it brought in a range. */
export interface BestPost extends AnalyticsSums {
  readonly id: number;
  readonly title: string | null;
  /** Start of its text; null where it has none. */
  readonly excerpt: string | null;
  /** Null when it was deleted. */
  readonly path: string | null;
  readonly likes: number;
  readonly comments: number;
}

export interface BestPostsInput {
  readonly range: AnalyticsRange;
}

export interface BestPostsAsked extends BestPostsInput {
  readonly sort: BestPostsSort;
}

export interface BestPostsContext extends BestPostsAsked {
  /** Posts; those of another order stay until the new ones are loaded. */
  readonly posts: readonly BestPost[];
}

export type BestPostsEvent =
  | { type: 'range.changed'; range: AnalyticsRange }
  | { type: 'posts.sort'; sort: BestPostsSort }
  | { type: 'posts.refresh' }
  | { type: 'posts.retry' };
