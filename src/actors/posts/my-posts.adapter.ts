import { fromPromise } from 'xstate';
import type { MyPostsAsked, MyPostsPage } from '#machines/posts/my-posts.types.ts';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadMyPosts } from '#src/api/posts/my-posts.ts';
import { postCommandAdapter } from './post-command.adapter.ts';
import { postTitleAdapter } from './post-title.adapter.ts';

/** Joins the chart of one's own posts to `GET /api/v1/me/posts`, and its rows to their calls. */
export const myPostsAdapter = (http: Http) => ({
  actors: {
    loadMyPosts: fromPromise<MyPostsPage, MyPostsAsked>(({ input }) => loadMyPosts(http, input)),
    command: postCommandMachine.provide(postCommandAdapter(http)),
    title: postTitleMachine.provide(postTitleAdapter(http)),
  },
});
