import { fromPromise } from 'xstate';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import type { TitleSaving } from '#machines/posts/post-title.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { saveTitle } from '#src/api/posts/my-posts.ts';

/** Joins the title's port to `PATCH /api/v1/posts/{id}`. */
export const postTitleAdapter = (http: Http) => ({
  actors: {
    saveTitle: fromPromise<MyPost, TitleSaving>(({ input }) => saveTitle(http, input)),
  },
});
