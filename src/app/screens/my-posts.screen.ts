import { statusOf } from '#machines/posts/my-posts-list.ts';
import { myPostsMachine } from '#machines/posts/my-posts.machine.ts';
import { myPostsAdapter } from '#src/actors/posts/my-posts.adapter.ts';
import { MyPostsView } from '#src/views/posts/my-posts.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/profile`: the member's own posts. */
export default defineScreen({
  machine: myPostsMachine,
  View: MyPostsView,
  title: 'posts.myPosts.title',
  keeps: true,
  provide: ({ http }) => myPostsAdapter(http),
  input: ({ query }) => ({ status: statusOf(query) }),
});
