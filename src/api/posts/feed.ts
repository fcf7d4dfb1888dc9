import type { FeedPage } from '#machines/posts/post-list.types.ts';
import type { Http } from '../lib/http.types.ts';
import { toPost } from './post.ts';
import * as read from '../lib/reader.ts';
import { postsAnswer } from './wire-posts.ts';

const newCountAnswer = read.record({ count: read.number() });

/** `GET /api/v1/feed?cursor=`: twenty posts, newest first; a null cursor asks for the first page. */
export const loadFeedPage = async (http: Http, cursor: string | null): Promise<FeedPage> => {
  const query = { cursor: cursor ?? undefined };
  const { data, meta } = postsAnswer(await http.get<unknown>('/api/v1/feed', { query }));
  return { posts: data.map(toPost), nextCursor: meta.next_cursor };
};

/** `GET /api/v1/feed/new_count?since_id=`: how many posts are newer. */
export const countNewPosts = async (http: Http, newestId: number): Promise<number> => {
  const query = { since_id: newestId };
  return newCountAnswer(await http.get<unknown>('/api/v1/feed/new_count', { query })).count;
};
