import { and, asc, count, desc, eq, gt, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { comments } from '../db/schema/comments.ts';
import { bans } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { decodeCursor, encodeCursor } from '../feed/cursor.ts';

export const perPage = 20;
const maxId = 2_147_483_647;

export type Order = 'oldest' | 'newest';

/**
 * Excludes comments of the deleted, of members the viewer muted or blocked, and of those who
 * blocked the viewer.
 */
function seenBy({ db }: Backend, viewerId: number | null, postId: number): SQL | undefined {
  const own = and(eq(comments.postId, postId), eq(users.isDeleted, false));
  if (viewerId === null) return own;
  const unseen = db
    .select({ id: bans.toUserId })
    .from(bans)
    .where(and(eq(bans.byUserId, viewerId), inArray(bans.banType, ['mute', 'block'])));
  const unseeing = db
    .select({ id: bans.byUserId })
    .from(bans)
    .where(and(eq(bans.toUserId, viewerId), eq(bans.banType, 'block')));
  return and(
    own,
    or(
      eq(comments.userId, viewerId),
      and(not(inArray(comments.userId, unseen)), not(inArray(comments.userId, unseeing))),
    ),
  );
}

/** A page of a thread, oldest first: from its start, or by `newest` from its end backwards. */
export async function pageOfComments(
  backend: Backend,
  viewerId: number | null,
  asked: { postId: number; order: Order; cursor: string | undefined },
) {
  const { db } = backend;
  const where = seenBy(backend, viewerId, asked.postId);
  const isForward = asked.order === 'oldest';
  const cursor = decodeCursor('id', asked.cursor);
  const from = cursor && Math.abs(cursor.id) <= maxId ? cursor.id : null;
  const place = from === null ? undefined : (isForward ? gt : lt)(comments.id, from);
  const total = db
    .select({ count: count() })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(where);
  // In one statement: a comment that comes between two would be counted and not shown.
  const found = await db
    .select({ comment: comments, writer: users, count: sql`(${total})`.mapWith(Number) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(where, place))
    .orderBy((isForward ? asc : desc)(comments.id))
    .limit(perPage + 1);
  const kept = found.slice(0, perPage);
  const last = found.length > perPage ? kept.at(-1)?.comment.id : undefined;
  return {
    rows: isForward ? kept : kept.toReversed(),
    next:
      last === undefined ? null : encodeCursor('id', { key: last, id: last, pointsToNext: true }),
    count: found[0]?.count ?? (place ? ((await total)[0]?.count ?? 0) : 0),
  };
}
