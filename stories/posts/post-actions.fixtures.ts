import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';
import type { NewPostsContext } from '#machines/posts/new-posts.types.ts';
import { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { PostActionsContext } from '#machines/posts/post-actions.types.ts';
import { at } from '#stories/lib/at.ts';

export const noActions: PostActionsContext = {
  viewerId: 3,
  place: 'feed',
  likes: {},
  known: {},
  hides: {},
  asked: {},
  previewed: null,
  due: [],
  reread: {},
  deleted: [],
  part: null,
  path: '',
  title: null,
};
export const noneNew: NewPostsContext = {
  beginsAway: false,
  newestId: 11,
  ids: [],
  count: 0,
};

/** Child actors of a list of posts before any action. */
export const listParts = () => ({
  actions: at(postActionsMachine, 'settled', noActions),
  newPosts: at(newPostsMachine, { posts: 'upToDate', socket: 'live' }, noneNew),
});
/** The same for a list that nothing waits above. */
export const actions = (context: Partial<PostActionsContext> = {}) => ({
  actions: at(postActionsMachine, 'settled', { ...noActions, ...context }),
});
