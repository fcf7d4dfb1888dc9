import { fromPromise } from 'xstate';
import type { MyPostsAsked, MyPostsPage } from '#machines/posts/my-posts.types.ts';
import { postStepMachine } from '#machines/posts/post-step.machine.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadMyPosts } from '#src/api/posts/my-posts.ts';
import { postStepAdapter } from './post-step.adapter.ts';
import { postTitleAdapter } from './post-title.adapter.ts';

/** Joins the chart of one's own posts to `GET /api/v1/me/posts`, and its rows to their calls. */
export const myPostsAdapter = (http: Http) => ({
  actors: {
    loadMyPosts: fromPromise<MyPostsPage, MyPostsAsked>(({ input }) => loadMyPosts(http, input)),
    step: postStepMachine.provide(postStepAdapter(http)),
    title: postTitleMachine.provide(postTitleAdapter(http)),
  },
});
