import { assign, emit, setup } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import { withPage } from '../lib/paged-list.ts';
import { childOf } from '../parts/children.ts';
import { commentChangeMachine } from './comment-change.machine.ts';
import type { CommentChangeEmitted } from './comment-change.types.ts';
import { commentComposerMachine } from './comment-composer.machine.ts';
import type { CommentComposerEmitted } from './comment-composer.types.ts';
import type { Comment, ThreadChange } from './comment.types.ts';
import { loadComments, watchThread } from './comments.ports.ts';
import { appended, merged } from './thread-merge.ts';
import { threadAccessMachine } from './thread-access.machine.ts';
import type { ThreadAccessEmitted } from './thread-access.types.ts';
import type { CommentsPage, CommentOrder } from './comment-list.types.ts';
import type * as Types from './comments.types.ts';

type Page = { page: CommentsPage };
type Refusal = { failure: Failure };
type Named = { commentId: number };
type Context = Types.CommentsContext;
type Said = { emitted: CommentComposerEmitted | CommentChangeEmitted | ThreadAccessEmitted };
type Changed = ThreadChange;

const find = ({ comments }: Context, { commentId }: Named) =>
  comments.find(({ id }) => id === commentId);
const threadOf = ({ nextCursor, count, openTo, canComment }: CommentsPage) => ({
  cursor: nextCursor,
  count,
  openTo,
  canComment,
});
/** A page may stand before or behind what is there, and a comment of one's own came meanwhile. */
const inOrder = (comments: readonly Comment[]) => comments.toSorted((a, b) => a.id - b.id);
const without = (changes: Context['changes'], commentId: number): Context['changes'] =>
  Object.fromEntries(Object.entries(changes).filter(([id]) => Number(id) !== commentId));

/** Pages of a thread, its live changes, the composer, and a chart for each changed comment. */
export const commentsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.CommentsInput,
    events: {} as Types.CommentsEvent,
    emitted: {} as Types.CommentsEmitted,
    children: {} as {
      loadComments: 'loadComments';
      rereadComments: 'loadComments';
      watchThread: 'watchThread';
      composer: 'composer';
      access: 'access';
    },
  },
  actors: {
    loadComments,
    watchThread,
    composer: commentComposerMachine,
    change: commentChangeMachine,
    access: threadAccessMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.comments.length === 0,
    hasSome: ({ context }) => context.comments.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    isOutdated: ({ context }) => context.isOutdated,
    isOther: ({ context }, { order }: { order: CommentOrder }) => order !== context.order,
    canEdit: ({ context }, params: Named) => find(context, params)?.canEdit === true,
    canRemove: ({ context }, params: Named) => find(context, params)?.canDelete === true,
    canReport: ({ context }, params: Named) => {
      const comment = find(context, params);
      return (
        context.viewerId !== null && comment !== undefined && comment.author.id !== context.viewerId
      );
    },
    isUnread: (_, { kind, comment }: Changed) => kind !== 'removed' && comment === null,
    isAuthor: ({ context }) => context.viewerId === context.authorId && context.access === null,
    isOpened: (_, { emitted }: Said) => emitted.type === 'thread.opened',
    isSent: (_, { emitted }: Said) => emitted.type === 'comment.sent',
  },
  actions: {
    replaceComments: assign((_, { page }: Page) => ({
      ...threadOf(page),
      comments: page.comments,
    })),
    addComments: assign(({ context }, { page }: Page) => ({
      ...threadOf(page),
      comments: inOrder(withPage(context.comments, page.comments)),
    })),
    mergeComments: assign(({ context }, { page }: Page) => ({
      ...threadOf(page),
      cursor: context.cursor,
      comments: merged(context, page),
    })),
    storeChange: assign(({ context }, change: Changed) => appended(context, change)),
    noteChange: assign({ isOutdated: true }),
    beginReading: assign({ isOutdated: false }),
    openAccess: assign(({ context: { postId, openTo }, spawn, self }) => ({
      access: childOf(self, spawn('access', { id: 'access', input: { postId, openTo } })),
    })),
    storeOrder: assign((_, { order }: { order: CommentOrder }) => ({
      order,
      comments: [],
      cursor: null,
    })),
    storeSent: assign(({ context }, { emitted }: Said) =>
      emitted.type === 'comment.sent' && !find(context, { commentId: emitted.comment.id })
        ? { comments: [...context.comments, emitted.comment], count: context.count + 1 }
        : {},
    ),
    applyChange: assign(({ context }, { emitted }: Said) => {
      const { comments, changes, count } = context;
      if (emitted.type === 'comment.edited')
        return {
          comments: comments.map((one): Comment =>
            one.id === emitted.comment.id ? emitted.comment : one,
          ),
          changes: without(changes, emitted.comment.id),
        };
      if (emitted.type === 'comment.removed')
        return {
          comments: comments.filter(({ id }) => id !== emitted.commentId),
          changes: without(changes, emitted.commentId),
          count: Math.max(0, count - 1),
        };
      if (emitted.type === 'change.left') return { changes: without(changes, emitted.commentId) };
      return {};
    }),
    startChange: assign(
      ({ context, spawn, self }, { commentId, kind }: Named & { kind: 'edit' | 'remove' }) => {
        const comment = find(context, { commentId });
        if (!comment || commentId in context.changes) return {};
        const change = spawn('change', { id: `change-${commentId}`, input: { comment, kind } });
        return { changes: { ...context.changes, [commentId]: childOf(self, change) } };
      },
    ),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    requestComplaint: emit(({ context }, { commentId }: Named) => {
      const comment = find(context, { commentId });
      if (!comment) throw new Error('A comment that is not there cannot be reported.');
      return {
        type: 'dialog.requested' as const,
        id: `complaint-comment-${commentId}`,
        dialog: 'complaint' as const,
        input: {
          about: { kind: 'comment' as const, commentId },
          displayName: comment.author.displayName,
          userId: comment.author.id,
        },
      };
    }),
  },
});
