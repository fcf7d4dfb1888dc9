import type { Comment } from '#src/contract/posts/comment.ts';
import type { CommentRow } from '../db/schema/comments.ts';
import { presentCard, type CardRow } from '../people/card.presenter.ts';

/** Milliseconds in which a comment may still be given another text. */
export const editTime = 15 * 60_000;

interface Viewed {
  viewerId: number | null;
  /** Author of the post. */
  authorId: number;
  now: Date;
}

/** A comment as its viewer may handle it. */
export function presentComment(
  { comment, writer }: { comment: CommentRow; writer: CardRow },
  { viewerId, authorId, now }: Viewed,
): Comment {
  const isOwn = comment.userId === viewerId;
  return {
    id: comment.id,
    post_id: comment.postId,
    author: presentCard(writer, now),
    text: comment.text,
    created_at: comment.createdAt.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    can: {
      edit: isOwn && now.getTime() - comment.createdAt.getTime() < editTime,
      delete: isOwn || authorId === viewerId,
    },
  };
}
