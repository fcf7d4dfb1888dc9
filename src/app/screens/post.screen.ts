import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import { postWithAuthorMachine } from '#machines/app/post-with-author.machine.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { postPageMachine } from '#machines/posts/post-page.machine.ts';
import type { CommentsDeps } from '#src/actors/posts/comments.adapter.ts';
import { postPageAdapter } from '#src/actors/posts/post-page.adapter.ts';
import { PostWithAuthorView } from '#src/views/app/post-with-author.view.tsx';
import { lazy } from '#src/ui/loading/lazy.ts';
import { defineScreen } from '../define-screen.ts';
import { lazyLogic } from '../lazy-logic.ts';
import type { AppServices } from '../services.types.ts';

interface Needs {
  readonly deferred: {
    readonly loadInbox: () => Promise<{
      readonly chat: { readonly threads: Awaited<ReturnType<CommentsDeps['threads']>> };
    }>;
  };
  readonly lazyActors: {
    readonly postActions: LazyMachine<typeof postActionsMachine>;
  };
}

/** `/{username}/post/{postId}`. */
export default defineScreen({
  machine: postWithAuthorMachine,
  View: PostWithAuthorView,
  title: 'posts.postPage.title',
  keeps: true,
  provide: (services: AppServices & Needs) => {
    const { http, deferred, lazyActors } = services;
    return {
      actors: {
        page: postPageMachine.provide({
          actors: {
            ...postPageAdapter({
              http,
              threads: async () => (await deferred.loadInbox()).chat.threads,
            }).actors,
            actions: lazyActors.postActions,
          },
        }),
        // Beside the post, which is there first.
        author: lazyLogic(lazy(async () => (await import('../lazy/author.ts')).default(services))),
      },
    };
  },
  input: ({ params, viewer }) => ({
    username: params['username'] ?? '',
    postId: Number(params['postId']),
    viewerId: viewer?.id ?? null,
    viewerName: viewer?.username ?? null,
  }),
});
