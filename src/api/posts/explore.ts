import type { ExplorePage, ExploreRequest } from '#machines/posts/explore.types.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor, toPost } from './post.ts';
import { exploreAnswer } from './wire-explore.ts';

/**
 * `GET /api/v1/explore`: a page of public posts, newest or most liked first, or of the people and posts
 * that fit some words; or of one of both kinds.
 */
export async function loadExplore(
  http: Http,
  { words, kind, order, cursor }: ExploreRequest,
  signal?: AbortSignal,
): Promise<ExplorePage> {
  const query = {
    ...(words !== '' && { q: words }),
    ...(kind !== 'all' && { kind }),
    ...(order === 'popular' && { sort: order }),
    ...(cursor !== null && { cursor }),
  };
  const isPlain = Object.keys(query).length === 0;
  const options = { ...(!isPlain && { query }), ...(signal && { signal }) };
  const { data, meta } = exploreAnswer(await http.get<unknown>('/api/v1/explore', options));
  return {
    entries: data.map((entry) =>
      entry.type === 'post'
        ? { type: 'post', item: toPost(entry.item) }
        : {
            type: 'user',
            item: { ...toAuthor(entry.item), isFollower: entry.item.is_follower ?? false },
          },
    ),
    cursor: meta.next_cursor,
    counts: meta.counts ?? null,
  };
}
