import type { ExploreItem } from '#machines/posts/explore.types.ts';
import type { ExploreAnswer } from '#src/contract/explore.ts';
import type { Http } from './http.types.ts';
import { toAuthor, toPost } from './post.ts';

/** `GET /api/v1/explore`: the newest public posts, or the people and posts that fit some words. */
export const loadExplore = async (http: Http, words: string): Promise<readonly ExploreItem[]> => {
  const answer = await http.get<ExploreAnswer>(
    '/api/v1/explore',
    words === '' ? undefined : { query: { q: words } },
  );
  return answer.data.map((entry) =>
    entry.type === 'post'
      ? { type: 'post', item: toPost(entry.item) }
      : { type: 'user', item: toAuthor(entry.item) },
  );
};
