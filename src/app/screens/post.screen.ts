import { postPageMachine } from '#machines/posts/post-page.machine.ts';
import { postPageAdapter } from '#src/actors/posts/post-page.adapter.ts';
import { PostPageView } from '#src/views/posts/post-page.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/{username}/post/{postId}`. */
export default defineScreen({
  machine: postPageMachine,
  View: PostPageView,
  title: 'posts.postPage.title',
  keeps: true,
  provide: ({ http, deferred, lazyActors }) => ({
    actors: {
      ...postPageAdapter({
        http,
        threads: async () => (await deferred.loadInbox()).chat.threads,
      }).actors,
      actions: lazyActors.postActions,
    },
  }),
  input: ({ params, viewer }) => ({
    username: params['username'] ?? '',
    postId: Number(params['postId']),
    viewerId: viewer?.id ?? null,
  }),
});
