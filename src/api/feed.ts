import type { FeedPage } from '#machines/posts/feed.types.ts';
import type { FeedAnswer } from '#src/contract/feed.ts';
import type { Http } from './http.types.ts';
import type { Sparse } from './sparse.types.ts';
import { toPost } from './post.ts';

/** `GET /api/v1/feed?cursor=`: twenty posts, newest first; a null cursor asks for the first page. */
export const loadFeedPage = async (http: Http, cursor: string | null): Promise<FeedPage> => {
  const answer = await http.get<Sparse<FeedAnswer, 'data'>>('/api/v1/feed', {
    query: { cursor: cursor ?? undefined },
  });
  return { posts: answer.data.map(toPost), nextCursor: answer.meta?.next_cursor ?? null };
};

/** `GET /api/v1/feed/new_count?since_id=`: how many posts are newer. */
export const countNewPosts = async (http: Http, newestId: number): Promise<number> => {
  const query = { since_id: newestId };
  return (await http.get<{ count: number }>('/api/v1/feed/new_count', { query })).count;
};
