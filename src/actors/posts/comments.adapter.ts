import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import type { CommentsAsked, CommentsPage } from '#machines/posts/comment-list.types.ts';
import { threadAccessMachine } from '#machines/posts/thread-access.machine.ts';
import { loadComments } from '#src/api/posts/comments.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import type { ThreadSignal } from '#src/api/posts/thread-channel.ts';
import { commentChangeAdapter } from './comment-change.adapter.ts';
import { commentComposerAdapter } from './comment-composer.adapter.ts';
import { threadAccessAdapter } from './thread-access.adapter.ts';

/** Dependencies of a thread. */
export interface CommentsDeps {
  readonly http: Http;
  /** Listens to a post over the member's socket, whose code may still be on its way. */
  readonly threads: () => Promise<{
    watch: (postId: number, listener: (signal: ThreadSignal) => void) => () => void;
  }>;
}

/** Joins the charts of a thread to the comments of the server (decisions §11). */
export const commentsAdapter = ({ http, threads }: CommentsDeps) => ({
  actors: {
    loadComments: fromPromise<CommentsPage, CommentsAsked>(({ input }) =>
      loadComments(http, input),
    ),
    watchThread: fromCallback<EventObject, { postId: number; viewerId: number | null }>(
      ({ input: { postId, viewerId }, sendBack }) => {
        // A guest has no socket.
        if (viewerId === null) return undefined;
        let isOver = false;
        let leave: (() => void) | null = null;
        threads().then(
          (found) => {
            if (!isOver) leave = found.watch(postId, sendBack);
          },
          // Without the socket's code the thread is read as for a guest; its loader reports the failure.
          () => undefined,
        );
        return () => {
          isOver = true;
          leave?.();
        };
      },
    ),
    composer: commentComposerMachine.provide(commentComposerAdapter(http)),
    change: commentChangeMachine.provide(commentChangeAdapter(http)),
    access: threadAccessMachine.provide(threadAccessAdapter(http)),
  },
});
