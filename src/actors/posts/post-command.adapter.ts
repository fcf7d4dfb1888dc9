import { fromPromise } from 'xstate';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import type { Post } from '#machines/posts/post.types.ts';
import type { PostCommandInput } from '#machines/posts/post-command.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { actOnPost } from '#src/api/posts/my-posts.ts';
import { keysUntilDone } from '../lib/intent-keys.ts';

/** Joins the steps with a post to their calls: one key for a copy, until that one is made. */
export const postCommandAdapter = (http: Http) => {
  const { keyOf, done } = keysUntilDone<Post>();
  return {
    actors: {
      actOnPost: fromPromise<MyPost, PostCommandInput>(async ({ input }) => {
        const made = await actOnPost(http, input, keyOf(input.post));
        done(input.post);
        return made;
      }),
    },
  };
};
