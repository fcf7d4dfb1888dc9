import { pageOf, whenUnread } from '../lib/paged-list.ts';
import { eventOf } from '../lib/params.ts';
import { childOf } from '../parts/children.ts';
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

/** A page on its way may have been read before what is done here: it is asked for once more. */
const askedAgain = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'isOpened', params: eventOf }, target: 'rereading' },
    {
      guard: { type: 'isSent', params: eventOf },
      target,
      reenter: true,
      actions: { type: 'storeSent', params: eventOf },
    },
    { target, reenter: true, actions: { type: 'applyChange', params: eventOf } },
  ] as const;

/** Transitions for others' changes to the thread while it is read. */
const live = {
  'comments.stale': { target: 'rereading' },
  'thread.changed': [
    { guard: { type: 'isUnread', params: eventOf }, target: 'rereading' },
    { actions: { type: 'storeChange', params: eventOf } },
  ],
} as const;

/** The thread below a post: read from either end, written into, and tidied by those who may. */
export const commentsMachine = commentsSetup.createMachine({
  id: 'comments',
  description: 'Somebody reads what others wrote below a post, and may write there too.',
  meta: { requirement: 'spec §2 post; decisions §11 comments' },
  context: ({ input, spawn, self }) => ({
    ...input,
    order: 'oldest',
    comments: [],
    cursor: null,
    count: 0,
    openTo: 'readers',
    canComment: false,
    arrived: [],
    access: null,
    composer: childOf(self, spawn('composer', { id: 'composer', input: { postId: input.postId } })),
    changes: {},
    isOutdated: false,
    failure: null,
  }),
  initial: 'loading',
  invoke: {
    id: 'watchThread',
    src: 'watchThread',
    input: ({ context: { postId, viewerId } }) => ({ postId, viewerId }),
  },
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
      { guard: { type: 'isOpened', params: eventOf }, target: '.rereading' },
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
      on: {
        'comments.stale': { target: 'loading', reenter: true },
        'thread.changed': { actions: 'noteChange' },
        'child.emitted': askedAgain('loading'),
      },
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: from(() => null),
        onDone: { target: 'sorting', actions: { type: 'replaceComments', params: pageOf } },
        onError: whenUnread('failed'),
      },
    },
    sorting: {
      description: 'What is known of the thread says how it goes on.',
      always: [
        { guard: 'isAuthor', target: 'sorting', reenter: true, actions: 'openAccess' },
        { guard: 'isOutdated', target: 'rereading' },
        { guard: 'hasMore', target: 'resting' },
        { target: 'exhausted' },
      ],
    },
    resting: {
      description: 'Comments are shown, and there are more.',
      on: { 'comments.more': { target: 'loadingMore' }, ...live },
    },
    loadingMore: {
      description: 'The next page is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      on: {
        'comments.stale': { target: 'rereading' },
        'thread.changed': { actions: [{ type: 'storeChange', params: eventOf }, 'noteChange'] },
        'child.emitted': askedAgain('loadingMore'),
      },
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: from(({ cursor }) => cursor),
        onDone: { target: 'sorting', actions: { type: 'addComments', params: pageOf } },
        onError: whenUnread('interrupted'),
      },
    },
    rereading: {
      description: 'Others may have changed it: it is read once more, and stays meanwhile.',
      entry: 'beginReading',
      on: {
        'comments.stale': { target: 'rereading', reenter: true },
        'thread.changed': {
          target: 'rereading',
          reenter: true,
          actions: { type: 'storeChange', params: eventOf },
        },
        'child.emitted': askedAgain('rereading'),
      },
      invoke: {
        id: 'rereadComments',
        src: 'loadComments',
        input: ({ context: { postId, order, cursor } }) => ({
          postId,
          order: cursor === null ? 'newest' : order,
          cursor: null,
        }),
        onDone: { target: 'sorting', actions: { type: 'mergeComments', params: pageOf } },
        onError: { target: 'sorting' },
      },
    },
    interrupted: {
      description: 'The next page did not come; what is read stays.',
      on: {
        ...live,
        'comments.retry': { target: 'loadingMore' },
        'connection.restored': { target: 'loadingMore' },
      },
    },
    exhausted: {
      description: 'The whole thread is shown.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: live,
    },
    empty: {
      description: 'Nobody has written anything yet.',
      always: { guard: 'hasSome', target: 'exhausted' },
      on: live,
    },
    failed: {
      description: 'The thread could not be read.',
      on: { 'comments.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
});
