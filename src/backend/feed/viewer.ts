import { and, eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { postPurchases, type PostRow } from '../db/schema/posts.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { noRelation, relationsWith } from '../people/relations.ts';
import { accessTo, type Access } from './access.ts';
import { knownPost } from './find-post.ts';

/** True if verified and not about to be deleted: any other sees of posts what a guest sees. */
export const isStanding = (user: UserRow | undefined) =>
  user !== undefined && user.emailVerifiedAt !== null && !user.isDeleted;

/** Access of one person to one post; inside a transaction, as of then. */
export async function accessOf(
  db: Queryable,
  id: number | null,
  post: PostRow,
  now: Date,
): Promise<Access> {
  if (id === null)
    return accessTo(post, { id, isMember: false, relation: noRelation, isPurchased: false });
  const [viewer] = await db.select().from(users).where(eq(users.id, id));
  const relationOf = await relationsWith(db, id, [post.authorId], now);
  const own = and(eq(postPurchases.postId, post.id), eq(postPurchases.userId, id));
  const isPurchased = (await db.$count(postPurchases, own)) > 0;
  const relation = relationOf(post.authorId);
  return accessTo(post, { id, isMember: isStanding(viewer), relation, isPurchased });
}

/** True if somebody may read a post now: they may know of it, and it is not locked for them. */
export async function mayReadPost(
  backend: Backend,
  viewerId: number | null,
  postId: number,
): Promise<boolean> {
  const post = await knownPost(backend, backend.db, viewerId, postId);
  return (
    post !== undefined && !(await accessOf(backend.db, viewerId, post, backend.clock())).isLocked
  );
}
