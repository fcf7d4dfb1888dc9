import { fromPromise } from 'xstate';
import { commentChangeMachine } from '#machines/posts/comment-change.machine.ts';
import { commentComposerMachine } from '#machines/posts/comment-composer.machine.ts';
import type { CommentsAsked, CommentsPage } from '#machines/posts/comments.types.ts';
import { loadComments } from '#src/api/comments.ts';
import type { Http } from '#src/api/http.types.ts';
import { commentChangeAdapter } from './comment-change.adapter.ts';
import { commentComposerAdapter } from './comment-composer.adapter.ts';

/** Joins the charts of a thread to the comments of the server (decisions §11). */
export const commentsAdapter = (http: Http) => ({
  actors: {
    loadComments: fromPromise<CommentsPage, CommentsAsked>(({ input }) =>
      loadComments(http, input),
    ),
    composer: commentComposerMachine.provide(commentComposerAdapter(http)),
    change: commentChangeMachine.provide(commentChangeAdapter(http)),
  },
});
