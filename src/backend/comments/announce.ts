import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { postChannel } from '#src/contract/channels.ts';
import type { Backend } from '../context.ts';
import { bans } from '../db/schema/people.ts';
import type { CommentRow } from '../db/schema/comments.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { presentComment } from './comment.presenter.ts';

type Name = 'CommentAdded' | 'CommentEdited' | 'CommentDeleted';

/**
 * A comment was written, edited or deleted, to those who have the post open. `comment` is null when some
 * of them may not see its writer: each then reads the thread as they may.
 */
export async function announceComment(
  { broadcast, clock, db, log }: Backend,
  event: Name,
  row: CommentRow,
  exceptSocketId?: string,
): Promise<void> {
  const [post] = await db.select().from(posts).where(eq(posts.id, row.postId));
  const [writer] = await db.select().from(users).where(eq(users.id, row.userId));
  if (!post || !writer) return;
  const isOpen = event !== 'CommentDeleted' && !(await isUnseenBySome(db, row.userId));
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

const prefix = `private-${postChannel(0).slice(0, -1)}`;

/** After a block: those who have a post of the one open must prove again that they may. */
export async function closeThreads(
  { broadcast, db, log }: Backend,
  one: number,
  other: number,
): Promise<void> {
  try {
    const open = (await broadcast.occupied?.(prefix)) ?? [];
    const ids = open.map((channel) => Number(channel.slice(prefix.length)));
    if (ids.length === 0) return;
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(inArray(posts.id, ids), inArray(posts.authorId, [one, other])));
    for (const { id } of rows) await broadcast.reauthorize(`private-${postChannel(id)}`);
  } catch (error) {
    log.error('broadcast failed', { event: 'reauthorize', error: String(error) });
  }
}
