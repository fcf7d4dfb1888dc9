import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { postPurchases, posts, type PostRow } from '../../db/schema/posts.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { findByUsername } from '../../auth/members/former-usernames.ts';
import { notFound } from '../../http/failures.ts';
import { relationsWith } from '../../people/relations.ts';
import { published } from './scopes.ts';

/**
 * A post the viewer may know of, locked or not. 404 for drafts of others, for posts of people who
 * blocked the viewer, and under a name that is not its author's and was not until lately. Who bought a post keeps it when its
 * author deletes it or leaves.
 */
export async function findPost(
  backend: Backend,
  viewerId: number | null,
  postId: number,
  username?: string,
): Promise<PostRow> {
  const [author] = await backend.db
    .select({ user: users })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(eq(posts.id, postId));
  if (author && username !== undefined && !(await isCalled(backend, author.user, username)))
    throw notFound();
  const row = await knownPost(backend, backend.db, viewerId, postId);
  if (!row) throw notFound();
  return row;
}

/** The same, whatever it is called; undefined for 404. Inside a transaction, as of then. */
export async function knownPost(
  backend: Backend,
  db: Queryable,
  viewerId: number | null,
  postId: number,
): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, postId));
  if (!row) return undefined;
  if (row.authorId === viewerId && row.deletedAt === null) return row;
  const relationOf = await relationsWith(db, viewerId, [row.authorId], backend.clock());
  if (relationOf(row.authorId).bansMe === 'block') return undefined;
  if (await isBuyer(db, viewerId, row.id)) return row;
  const [out] = await db
    .select({ one: sql<number>`1` })
    .from(posts)
    .where(and(eq(posts.id, postId), published(backend)));
  return out && row;
}

const isCalled = async (backend: Backend, author: UserRow, name: string) =>
  author.username.toLowerCase() === name.toLowerCase() ||
  (await findByUsername(backend, name))?.id === author.id;

async function isBuyer(db: Queryable, viewerId: number | null, postId: number) {
  if (viewerId === null) return false;
  const own = and(eq(postPurchases.postId, postId), eq(postPurchases.userId, viewerId));
  return (await db.$count(postPurchases, own)) > 0;
}
