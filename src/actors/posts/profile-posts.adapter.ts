import { fromPromise } from 'xstate';
import type { Post } from '#machines/posts/post.types.ts';
import type { PostsAsked, ProfilePostsPage } from '#machines/posts/post-list.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadProfilePost, loadProfilePosts, type SeenAs } from '#src/api/people/profiles.ts';

/** Joins the chart of a profile's posts to `GET /api/v1/profiles/{username}/posts`. */
export const profilePostsAdapter = (http: Http, as?: SeenAs) => ({
  actors: {
    loadPosts: fromPromise<ProfilePostsPage, PostsAsked>(({ input }) =>
      loadProfilePosts(http, input, as),
    ),
    loadPost: fromPromise<Post, { username: string; postId: number }>(({ input }) =>
      loadProfilePost(http, input.username, input.postId),
    ),
  },
});
