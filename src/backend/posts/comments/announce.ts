import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { postChannel } from '#src/contract/app/channels.ts';
import type { Backend } from '../../context.ts';
import { bans } from '../../db/schema/people.ts';
import type { CommentRow } from '../../db/schema/comments.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { rightEnded } from '../../people/rights/ended.ts';
import { presentComment } from './comment.presenter.ts';

type Name = 'CommentAdded' | 'CommentEdited' | 'CommentDeleted';

/**
 * A comment was written, edited or deleted, to those who have the post open. `comment` is null when some
 * of them may not see its writer, or where the broker cannot close the thread to whose right has ended:
 * each then reads the thread as they may.
 */
export async function announceComment(
  backend: Backend,
  event: Name,
  row: CommentRow,
  exceptSocketId?: string,
): Promise<void> {
  const { broadcast, clock, db, log } = backend;
  const [post] = await db.select().from(posts).where(eq(posts.id, row.postId));
  const [writer] = await db.select().from(users).where(eq(users.id, row.userId));
  if (!post || !writer) return;
  const isOpen =
    event !== 'CommentDeleted' && !broadcast.isForeign && !(await isUnseenBySome(db, row.userId));
  await rightEnded(backend, { of: 'time', postId: post.id });
  const viewed = { viewerId: null, authorId: post.authorId, now: clock() };
  const data = {
    post_id: post.id,
    comment_id: row.id,
    comments_count: post.commentsCount,
    comment: isOpen ? presentComment({ comment: row, writer }, viewed) : null,
  };
  try {
    await broadcast.publish([`private-${postChannel(post.id)}`], `App\\Events\\${event}`, data, {
      ...(exceptSocketId && { exceptSocketId }),
    });
  } catch (error) {
    log.error('broadcast failed', { event, error: String(error) });
  }
}

async function isUnseenBySome(db: Backend['db'], userId: number): Promise<boolean> {
  const banned = and(eq(bans.toUserId, userId), inArray(bans.banType, ['mute', 'block']));
  const banning = and(eq(bans.byUserId, userId), eq(bans.banType, 'block'));
  return (await db.$count(bans, and(or(banned, banning), ne(bans.byUserId, bans.toUserId)))) > 0;
}
