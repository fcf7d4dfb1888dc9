import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { newPostsAdapter } from '#src/actors/posts/new-posts.adapter.ts';
import { postActionsAdapter } from '#src/actors/posts/post-actions.adapter.ts';
import '#src/views/posts/new-posts.view.tsx';
import '#src/views/posts/post-actions.view.tsx';
import '#src/views/posts/posts-end.tsx';
import { Hide } from '#src/views/posts/listed-post.tsx';
import type { AppServices } from '../services.types.ts';

/** Charts of a listed post's actions and of the new posts above a feed, with their views. */
const lists = ({ http }: AppServices) => {
  Hide.fetch();
  return {
    actions: postActionsMachine.provide(postActionsAdapter(http)),
    newer: newPostsMachine.provide(newPostsAdapter(http)),
  };
};

export default lists;
