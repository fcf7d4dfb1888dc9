import { fromPromise } from 'xstate';
import { likeMachine } from '#machines/posts/like.machine.ts';
import { postHideMachine } from '#machines/posts/post-hide.machine.ts';
import type { CopiedPostLink, SharedPostLink } from '#machines/posts/post-actions.types.ts';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { postTitleMachine } from '#machines/posts/post-title.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { loadProfilePost } from '#src/api/people/profiles.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { copyLink } from '../lib/copy-link.ts';
import { shareLink } from '../lib/share-link.ts';
import { likeAdapter } from './like.adapter.ts';
import { postHideAdapter } from './post-hide.adapter.ts';
import { postCommandAdapter } from './post-command.adapter.ts';
import { postTitleAdapter } from './post-title.adapter.ts';

/** Joins what is done about posts of a list to the server, the clipboard and the share sheet. */
export const postActionsAdapter = (http: Http) => ({
  actors: {
    copyPostLink: fromPromise<CopiedPostLink, { path: string }>(({ input }) =>
      copyLink(input.path),
    ),
    sharePostLink: fromPromise<SharedPostLink, { path: string; title: string | null }>(
      ({ input }) => shareLink(input.path, input.title),
    ),
    loadPost: fromPromise<Post, { username: string; postId: number }>(({ input }) =>
      loadProfilePost(http, input.username, input.postId),
    ),
    like: likeMachine.provide(likeAdapter(http)),
    hide: postHideMachine.provide(postHideAdapter(http)),
    title: postTitleMachine.provide(postTitleAdapter(http)),
    command: postCommandMachine.provide(postCommandAdapter(http)),
  },
});
