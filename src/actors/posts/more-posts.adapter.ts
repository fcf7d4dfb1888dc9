import { fromPromise } from 'xstate';
import type { Post } from '#machines/posts/post.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadProfilePosts } from '#src/api/people/profiles.ts';

/** Joins the chart of an author's other posts to `GET /api/v1/profiles/{username}/posts`. */
export const morePostsAdapter = (http: Http) => ({
  actors: {
    loadLatest: fromPromise<readonly Post[], { username: string }>(
      async ({ input: { username } }) =>
        (await loadProfilePosts(http, { username, filter: 'all', cursor: null })).posts,
    ),
  },
});
