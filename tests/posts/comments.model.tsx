import { setup } from 'xstate';
import { commentsMachine } from '#machines/posts/comments.machine.ts';
import type { CommentsPage } from '#machines/posts/comment-list.types.ts';
import { CommentsView } from '#src/views/posts/comments.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { authorComment, ownComment } from '#stories/posts/comments.fixtures.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const thread = { count: 3, openTo: 'readers', canComment: true } as const;
const still = (context: object) => setup({}).createMachine({ id: 'still', context });
const pageOf = (
  comments: CommentsPage['comments'],
  nextCursor: string | null,
  rest: Partial<CommentsPage> = {},
): CommentsPage => ({ ...thread, comments, nextCursor, ...rest });
const fay = { ...ada, id: 21, username: 'fay', displayName: 'Fay Winters' };
const own = t('posts.comments.more', { name: 'Bo Lind' });
const theirs = t('posts.comments.more', { name: 'Ada Quill' });

export default defineModel({
  machine: commentsMachine,
  View: CommentsView,
  inputs: [
    { postId: 11, authorId: ada.id, viewerId: 3 },
    { postId: 11, authorId: ada.id, viewerId: null },
    { postId: 11, authorId: ada.id, viewerId: ada.id },
  ],
  children: {
    composer: still({ text: '', pending: '' }),
    change: still({ text: '', failure: null }),
    access: still({ postId: 11, openTo: 'readers', wanted: 'readers' }),
  },
  cases: {
    events: {
      'order.choose': [{ order: 'newest' }, { order: 'oldest' }],
      // Of those that are there: for another number nothing can happen, asked or not.
      'comment.edit': ({ comments }) => comments.map(({ id }) => ({ commentId: id })),
      'comment.remove': ({ comments }) => comments.map(({ id }) => ({ commentId: id })),
      'comment.report': [
        { commentId: authorComment.id },
        { commentId: ownComment.id },
        { commentId: 999 },
      ],
      'thread.changed': [
        {
          kind: 'added',
          commentId: 77,
          comment: { ...authorComment, author: fay, id: 77, text: 'Just now' },
          count: 4,
        },
        { kind: 'removed', commentId: ownComment.id, comment: null, count: 2 },
        { kind: 'edited', commentId: ownComment.id, comment: null, count: 2 },
      ],
      'child.emitted': [
        { emitted: { type: 'thread.opened', openTo: 'nobody' } },
        { emitted: { type: 'comment.sent', comment: ownComment } },
        { emitted: { type: 'comment.edited', comment: { ...ownComment, text: 'Another text' } } },
        { emitted: { type: 'comment.removed', commentId: ownComment.id } },
        { emitted: { type: 'change.left', commentId: ownComment.id } },
      ],
    },
    outcomes: {
      loadComments: {
        done: [
          pageOf([ownComment, authorComment], 'next'),
          pageOf([ownComment], null, { count: 1 }),
          pageOf([], null, { count: 0 }),
          pageOf([authorComment], null, { count: 1, openTo: 'nobody', canComment: false }),
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'comments.retry': (person) => person.press('Try again'),
    'comments.more': (person) => person.press(/^Show (more|earlier) comments$/),
    'order.choose': (person, { order }) =>
      person.press(order === 'newest' ? 'Show newest' : 'From the start'),
    'comment.edit': async (person) => {
      await person.press(own);
      await person.press('Edit', 'menuitem');
    },
    'comment.remove': async (person) => {
      await person.press(own);
      await person.press('Delete', 'menuitem');
    },
    'comment.report': async (person) => {
      await person.press(theirs);
      await person.press('Report comment', 'menuitem');
    },
    'comments.stale': byChart,
    'thread.changed': byChart,
    'connection.restored': byChart,
    'child.emitted': byChart,
  },
  outOfReach: ({ context }, event) => {
    if ('commentId' in event) {
      const comment = context.comments.find(({ id }) => id === event.commentId);
      const isOwn = comment?.id === ownComment.id;
      if (!comment || event.commentId in context.changes) return 'there is no such menu';
      if (event.type === 'comment.report' ? isOwn || context.viewerId === null : !isOwn)
        return 'its menu does not offer it';
    }
    if (event.type === 'order.choose') {
      const isOffered =
        context.comments.length > 0 &&
        (context.order === 'newest' || context.count > context.comments.length);
      return isOffered && event.order !== context.order ? null : 'there is no such button';
    }
    return null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.seesRole('heading', /comments?$/),
    resting: (person) => person.seesRole('button', /^Show (more|earlier) comments$/),
    loadingMore: (person) => person.seesBusy('button', /^Show (more|earlier) comments$/),
    rereading: (person) => person.seesRole('heading', /comments?$/),
    interrupted: (person) => person.sees(t('posts.comments.interrupted')),
    exhausted: (person) => person.seesNoRole('button', /^Show (more|earlier) comments$/),
    empty: (person) => person.sees(t('posts.comments.empty')),
    failed: (person) => person.seesRole('alert'),
  },
});
