import { assign, emit, setup } from 'xstate';
import { isBlank } from '#src/contract/lib/blank.ts';
import type { Failure } from '../lib/failure.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { undoWindow } from '../parts/undo-window.ts';
import { editComment, removeComment } from './comment-change.ports.ts';
import type * as Types from './comment-change.types.ts';
import { longestComment, type Comment } from './comment.types.ts';

type Refusal = { failure: Failure };

/** Edit or deletion of one sent comment. */
export const commentChangeMachine = setup({
  types: {
    context: {} as Types.CommentChangeContext,
    input: {} as Types.CommentChangeInput,
    events: {} as Types.CommentChangeEvent,
    emitted: {} as Types.CommentChangeEmitted,
    children: {} as { editComment: 'editComment'; removeComment: 'removeComment' },
  },
  actors: { editComment, removeComment },
  guards: {
    isEdit: ({ context }) => context.kind === 'edit',
    canSave: ({ context: { text, comment } }) =>
      !isBlank(text) && text.trim().length <= longestComment && text.trim() !== comment.text,
  },
  actions: {
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    announceEdit: emit((_, comment: Comment) => ({ type: 'comment.edited' as const, comment })),
    announceRemoval: emit(({ context }) => ({
      type: 'comment.removed' as const,
      commentId: context.comment.id,
    })),
    announceLeave: emit(({ context }) => ({
      type: 'change.left' as const,
      commentId: context.comment.id,
    })),
  },
  delays: { undoTime: 8_000 },
}).createMachine({
  id: 'commentChange',
  description:
    'A comment is edited by its writer, or deleted by the writer or the author of the post.',
  meta: { requirement: 'decisions §11 comments' },
  context: ({ input }) => ({ ...input, text: input.comment.text, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What is wanted says where this begins.',
      always: [{ guard: 'isEdit', target: 'editing' }, { target: 'removing' }],
    },
    editing: {
      description: 'The text stands in a field.',
      on: {
        'text.change': { actions: { type: 'storeText', params: eventOf } },
        'edit.save': { guard: 'canSave', target: 'saving' },
        'change.leave': { target: 'left' },
      },
    },
    saving: {
      description: 'The new text is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'editComment',
        src: 'editComment',
        input: ({ context: { comment, text } }) => ({ commentId: comment.id, text: text.trim() }),
        onDone: { target: 'edited', actions: { type: 'announceEdit', params: outputOf } },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    removing: undoWindow(
      'It will be deleted in a moment, which may be taken back until then.',
      { target: 'deleting' },
      { 'change.leave': { target: 'left' } },
    ),
    deleting: {
      description: 'The server is asked to delete it.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'removeComment',
        src: 'removeComment',
        input: ({ context }) => ({ commentId: context.comment.id }),
        onDone: { target: 'removed', actions: 'announceRemoval' },
        onError: { target: 'kept', actions: { type: 'storeFailure', params: failureOf } },
      },
    },
    kept: {
      description: 'It could not be deleted; it stands, and that is said.',
      on: { 'remove.retry': { target: 'deleting' }, 'change.leave': { target: 'left' } },
    },
    edited: { description: 'It has its new text.', type: 'final' },
    removed: { description: 'It is gone.', type: 'final' },
    left: { description: 'Nothing was changed.', type: 'final', entry: 'announceLeave' },
  },
});
