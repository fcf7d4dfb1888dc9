import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { whenSessionOver } from '../lib/session-expiry.ts';
import { commentsSetup } from './comments.setup.ts';
import type { CommentsContext } from './comments.types.ts';

const from =
  (cursor: (context: CommentsContext) => string | null) =>
  ({ context }: { context: CommentsContext }) => ({
    postId: context.postId,
    order: context.order,
    cursor: cursor(context),
  });
const named =
  <Kind extends 'edit' | 'remove'>(kind: Kind) =>
  ({ event }: { event: { commentId: number } }) => ({ commentId: event.commentId, kind });

/** The thread below a post: read from either end, written into, and tidied by those who may. */
export const commentsMachine = commentsSetup.createMachine({
  id: 'comments',
  description: 'Somebody reads what others wrote below a post, and may write there too.',
  meta: { requirement: 'spec §2 post; decisions §11 comments' },
  context: ({ input, spawn }) => ({
    ...input,
    order: 'oldest',
    comments: [],
    cursor: null,
    count: 0,
    openTo: 'readers',
    canComment: false,
    composer: spawn('composer', { id: 'composer', input: { postId: input.postId } }),
    changes: {},
    failure: null,
  }),
  initial: 'loading',
  entry: 'listenToComposer',
  on: {
    'order.choose': {
      guard: { type: 'isOther', params: eventOf },
      target: '.loading',
      actions: { type: 'storeOrder', params: eventOf },
    },
    'comment.edit': {
      guard: { type: 'canEdit', params: eventOf },
      actions: { type: 'startChange', params: named('edit') },
    },
    'comment.remove': {
      guard: { type: 'canRemove', params: eventOf },
      actions: { type: 'startChange', params: named('remove') },
    },
    'comment.report': {
      guard: { type: 'canReport', params: eventOf },
      actions: { type: 'requestComplaint', params: eventOf },
    },
    'child.emitted': [
      { guard: { type: 'isExpiry', params: eventOf }, actions: 'announceExpiry' },
      {
        guard: { type: 'isSent', params: eventOf },
        actions: { type: 'storeSent', params: eventOf },
      },
      { actions: { type: 'applyChange', params: eventOf } },
    ],
  },
  states: {
    loading: {
      description: 'The first page is on its way; skeletons stand in its place.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: from(() => null),
        onDone: { target: 'sorting', actions: { type: 'replaceComments', params: pageOf } },
        onError: [whenSessionOver('failed'), whenUnread('failed')],
      },
    },
    sorting: {
      description: 'What is known of the thread says how it goes on.',
      always: [{ guard: 'hasMore', target: 'resting' }, { target: 'exhausted' }],
    },
    resting: {
      description: 'Comments are shown, and there are more.',
      on: { 'comments.more': { target: 'loadingMore' }, 'comments.stale': { target: 'loading' } },
    },
    loadingMore: {
      description: 'The next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: from(({ cursor }) => cursor),
        onDone: { target: 'sorting', actions: { type: 'addComments', params: pageOf } },
        onError: [whenSessionOver('interrupted'), whenUnread('interrupted')],
      },
    },
    interrupted: {
      description: 'The next page did not come; what is read stays.',
      on: {
        'comments.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    exhausted: {
      description: 'The whole thread is shown.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: { 'comments.stale': { target: 'loading' } },
    },
    empty: {
      description: 'Nobody has written anything yet.',
      always: { guard: 'hasSome', target: 'exhausted' },
      on: { 'comments.stale': { target: 'loading' } },
    },
    failed: {
      description: 'The thread could not be read.',
      on: { 'comments.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
