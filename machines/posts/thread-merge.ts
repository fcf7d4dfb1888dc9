import type { CommentsPage } from './comment-list.types.ts';
import type { Comment, ThreadChange } from './comment.types.ts';
import type { CommentsContext } from './comments.types.ts';

const byId = (one: Comment, other: Comment) => one.id - other.id;

/**
 * A thread with its first or its last page read again: what such a page has room for and lacks is gone.
 * A page that nothing follows is the thread.
 */
export function merged(
  { comments, cursor, order }: Pick<CommentsContext, 'comments' | 'cursor' | 'order'>,
  page: CommentsPage,
): readonly Comment[] {
  const [first] = page.comments;
  const last = page.comments.at(-1);
  if (page.nextCursor === null || !first || !last) return page.comments;
  const isEnd = cursor === null || order === 'newest';
  const others = comments.filter(({ id }) => (isEnd ? id < first.id : id > last.id));
  return [...others, ...page.comments].toSorted(byId);
}

/** Adds this viewer's permissions, which a broadcast comment does not include. */
const asSeen = (comment: Comment, { viewerId, authorId }: CommentsContext): Comment => {
  const isOwn = comment.author.id === viewerId;
  return { ...comment, canEdit: isOwn, canDelete: isOwn || authorId === viewerId };
};

/** Applies a change to the thread; a new comment at its end is added only if the end is loaded. */
export function appended(
  context: CommentsContext,
  { kind, commentId, comment, count }: ThreadChange,
): Partial<CommentsContext> {
  const { comments, cursor, order, arrived } = context;
  const known = comments.find(({ id }) => id === commentId);
  if (kind === 'removed')
    return { count, comments: known ? comments.filter((one) => one !== known) : comments };
  if (!comment) return {};
  if (known) {
    const { text, editedAt } = comment;
    const edited = { ...known, text, editedAt };
    return { count, comments: comments.map((one) => (one === known ? edited : one)) };
  }
  if (kind === 'edited' || (order === 'oldest' && cursor !== null)) return { count };
  const isOwn = comment.author.id === context.viewerId;
  return {
    count,
    comments: [...comments, asSeen(comment, context)].toSorted(byId),
    arrived: isOwn ? arrived : [...arrived, commentId],
  };
}
