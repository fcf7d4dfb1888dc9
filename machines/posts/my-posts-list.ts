import { withFirstPageBy, withPage } from '../lib/paged-list.ts';
import type { MyPost, PostStatus } from './my-post.types.ts';
import type { MyPostCounts, MyPostsContext, MyPostsPage } from './my-posts.types.ts';

type Listed = Pick<MyPostsContext, 'posts' | 'cursor' | 'counts' | 'deleted'>;

/** The tab that an address names; the first one where it names none. */
export const statusOf = (query: Readonly<Record<string, string>>): PostStatus => {
  if (query['show'] === 'drafts') return 'draft';
  return query['show'] === 'scheduled' ? 'scheduled' : 'published';
};

/** The rows that are shown: all but those that were deleted here. */
export const shownOf = ({ posts, deleted }: Pick<Listed, 'posts' | 'deleted'>) =>
  deleted.length === 0 ? posts : posts.filter(({ id }) => !deleted.includes(id));

/** The list with its next page; its numbers are the newest. */
export const withNext = (list: Listed, page: MyPostsPage) => ({
  posts: withPage(list.posts, page.posts),
  cursor: page.nextCursor,
  counts: page.counts,
});

/** The list with its first page read again; what was read after that page stays. */
export const refreshed = ({ posts, cursor }: Listed, page: MyPostsPage) => {
  const next = { entries: page.posts, cursor: page.nextCursor };
  const read = withFirstPageBy(({ id }) => id, { entries: posts, cursor }, next);
  return { posts: read.entries, cursor: read.cursor, counts: page.counts, deleted: [] };
};

const moved = (counts: MyPostCounts | null, status: PostStatus, by: number) =>
  counts && { ...counts, [status]: Math.max(0, counts[status] + by) };

/** The list without a post that was deleted, which may come back. */
export const withoutDeleted = (list: Listed, postId: number) => {
  const post = shownOf(list).find(({ id }) => id === postId);
  if (!post) return {};
  return {
    deleted: [...list.deleted, postId],
    counts: moved(list.counts, post.status, -1),
  };
};

/** The list with a post that was deleted and is back. */
export const withRestored = (list: Listed, postId: number) => {
  const post = list.posts.find(({ id }) => id === postId);
  if (!post || !list.deleted.includes(postId)) return {};
  return {
    deleted: list.deleted.filter((id) => id !== postId),
    counts: moved(list.counts, post.status, 1),
  };
};

/** The list without a draft that became another post, or a planned one that is out. */
export const withMoved = (list: Listed, from: MyPost, to: PostStatus | null) => {
  const left = moved(list.counts, from.status, -1);
  return {
    posts: list.posts.filter(({ id }) => id !== from.id),
    counts: to === null ? left : moved(left, to, 1),
  };
};
