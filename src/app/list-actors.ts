import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { newPostsAdapter } from '#src/actors/posts/new-posts.adapter.ts';
import { postActionsAdapter } from '#src/actors/posts/post-actions.adapter.ts';
import '#src/views/posts/new-posts.view.tsx';
import '#src/views/posts/post-actions.view.tsx';
import '#src/views/posts/post-hide.view.tsx';
import type { AppServices } from './services.types.ts';

/** The charts of what is done about posts of lists, which the first frame can do without, with their views. */
export const listActors = ({ http }: Pick<AppServices, 'http'>) => ({
  actions: postActionsMachine.provide(postActionsAdapter(http)),
  newer: newPostsMachine.provide(newPostsAdapter(http)),
});
