import { expect, test } from 'vitest';
import type { CommentsPage } from '#machines/posts/comment-list.types.ts';
import type { ThreadChange } from '#machines/posts/comment.types.ts';
import type { CommentsContext } from '#machines/posts/comments.types.ts';
import { appended, merged } from '#machines/posts/thread-merge.ts';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { authorComment, ownComment } from '#stories/posts/comments.fixtures.ts';

const one = (id: number) => ({ ...authorComment, id });
const ids = (comments: readonly { id: number }[]) => comments.map(({ id }) => id);
const page = (numbers: readonly number[], nextCursor: string | null): CommentsPage => ({
  comments: numbers.map(one),
  nextCursor,
  count: 9,
  openTo: 'readers',
  canComment: true,
});
const thread = (
  numbers: readonly number[],
  rest: Partial<CommentsContext> = {},
): CommentsContext => ({
  postId: 11,
  authorId: ada.id,
  viewerId: 3,
  order: 'oldest',
  comments: numbers.map(one),
  cursor: null,
  count: numbers.length,
  openTo: 'readers',
  canComment: true,
  arrived: [],
  access: null,
  composer: null as never,
  changes: {},
  isOutdated: false,
  failure: null,
  ...rest,
});
const change = (rest: Partial<ThreadChange>): ThreadChange => ({
  type: 'thread.changed',
  kind: 'added',
  commentId: 30,
  comment: one(30),
  count: 4,
  ...rest,
});

test('a page read again takes away what was deleted, and leaves what it has no room for', () => {
  expect(ids(merged(thread([1, 2, 3]), page([2, 3, 4], null)))).toEqual([2, 3, 4]);
  expect(ids(merged(thread([1, 2, 3, 4]), page([3, 5], 'earlier')))).toEqual([1, 2, 3, 5]);
  const first = thread([1, 2, 3, 4], { cursor: 'later' });
  expect(ids(merged(first, page([1, 3], 'later')))).toEqual([1, 3, 4]);
  expect(ids(merged(thread([1, 2]), page([], null)))).toEqual([]);
});

test('a new comment stands at the end only where the end is shown, and only others are announced', () => {
  expect(appended(thread([1]), change({}))).toMatchObject({ count: 4, arrived: [30] });
  expect(appended(thread([1], { cursor: 'later' }), change({}))).toEqual({ count: 4 });
  const own = change({ comment: { ...ownComment, id: 30 } });
  const seen = appended(thread([1], { viewerId: ownComment.author.id }), own);
  expect(seen.arrived).toEqual([]);
  expect(seen.comments?.at(-1)).toMatchObject({ canEdit: true, canDelete: true });
});

test('an edited comment keeps what the viewer may do, a removed one goes, an unknown one counts', () => {
  const mine = { ...one(30), canDelete: true };
  const edited = appended(
    thread([], { comments: [mine] }),
    change({ kind: 'edited', comment: { ...one(30), text: 'Other', canDelete: false } }),
  );
  expect(edited.comments?.[0]).toMatchObject({ text: 'Other', canDelete: true });
  const gone = change({ kind: 'removed', comment: null });
  expect(appended(thread([1, 30]), gone).comments).toHaveLength(1);
  expect(appended(thread([1]), { ...gone, count: 3 })).toMatchObject({ count: 3 });
  expect(appended(thread([1]), change({ kind: 'edited' }))).toEqual({ count: 4 });
});
