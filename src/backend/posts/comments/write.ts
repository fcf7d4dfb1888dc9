import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { comments, type CommentRow } from '../../db/schema/comments.ts';
import { posts } from '../../db/schema/posts.ts';
import { accessOf } from '../feed/viewer.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import { editTime } from './comment.presenter.ts';

interface Draft {
  postId: number;
  userId: number;
  text: string;
  clientKey: string | null;
}

/**
 * Stores a comment; the key that it came with makes one comment, however often it comes. 403
 * `comments_closed` where the thread is not open to its writer.
 */
export const addComment = (
  backend: Backend,
  draft: Draft,
): Promise<{ comment: CommentRow; isNew: boolean }> =>
  backend.db.transaction(async (tx) => {
    // Under the post's lock: its thread may be closed, or the post deleted, in the same moment.
    const [post] = await tx.select().from(posts).where(eq(posts.id, draft.postId)).for('update');
    if (!post) throw notFound();
    const { mayComment } = await accessOf(tx, draft.userId, post, backend.clock());
    if (!mayComment) throw forbidden('You cannot comment here.', 'comments_closed');
    const [row] = await tx
      .insert(comments)
      .values({ ...draft, createdAt: backend.clock() })
      .onConflictDoNothing({ target: [comments.userId, comments.clientKey] })
      .returning();
    if (row) {
      await tx
        .update(posts)
        .set({ commentsCount: sql`${posts.commentsCount} + 1` })
        .where(eq(posts.id, draft.postId));
      return { comment: row, isNew: true };
    }
    const [known] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.userId, draft.userId), eq(comments.clientKey, draft.clientKey ?? '')));
    if (!known) throw notFound();
    return { comment: known, isNew: false };
  });

/** Gives a comment of the member's own another text. 403 `edit_time_over` after 15 minutes. */
export async function editComment(
  { db, clock }: Backend,
  comment: CommentRow,
  text: string,
): Promise<CommentRow> {
  const now = clock();
  if (now.getTime() - comment.createdAt.getTime() >= editTime)
    throw forbidden('This comment can no longer be edited.', 'edit_time_over');
  const [row] = await db
    .update(comments)
    .set({ text, editedAt: now })
    .where(eq(comments.id, comment.id))
    .returning();
  if (!row) throw notFound();
  return row;
}

/** Deletes a comment for everyone; once. */
export const deleteComment = ({ db }: Backend, { id, postId }: CommentRow): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(comments).where(eq(comments.id, id)).returning();
    await tx
      .update(posts)
      .set({ commentsCount: sql`greatest(0, ${posts.commentsCount} - ${gone.length}::integer)` })
      .where(eq(posts.id, postId));
  });
