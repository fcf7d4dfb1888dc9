import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { likes, posts, type PostRow } from '../../db/schema/posts.ts';
import { notifyOfPost } from '../../app/notices/post-notice.ts';

/**
 * Sets or takes back a like and returns the post's number of likes; the same again changes nothing. A new
 * one reaches the author's notifications.
 */
export async function setLike(
  backend: Backend,
  userId: number,
  post: PostRow,
  isLiked: boolean,
): Promise<number> {
  const postId = post.id;
  const { isNew, likesCount } = await backend.db.transaction(async (tx) => {
    const changed = isLiked
      ? await tx
          .insert(likes)
          .values({ postId, userId, createdAt: backend.clock() })
          .onConflictDoNothing()
          .returning({ postId: likes.postId })
      : await tx
          .delete(likes)
          .where(and(eq(likes.postId, postId), eq(likes.userId, userId)))
          .returning({ postId: likes.postId });
    const step = changed.length * (isLiked ? 1 : -1);
    const [row] = await tx
      .update(posts)
      .set({ likesCount: sql`greatest(0, ${posts.likesCount} + ${step}::integer)` })
      .where(eq(posts.id, postId))
      .returning({ likesCount: posts.likesCount });
    return { isNew: step > 0, likesCount: row?.likesCount ?? 0 };
  });
  if (isNew) await notifyOfPost(backend, { kind: 'post_liked', personId: userId, post });
  return likesCount;
}
