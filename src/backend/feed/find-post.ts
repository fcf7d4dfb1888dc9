import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { posts, type PostRow } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { notFound } from '../http/failures.ts';
import { relationsWith } from '../people/relations.ts';
import { published } from './scopes.ts';

/**
 * A post the viewer may know of, locked or not. 404 for drafts of others, for posts of people who
 * blocked the viewer, and under a name that is not its author's.
 */
export async function findPost(
  backend: Backend,
  viewerId: number | null,
  postId: number,
  username?: string,
): Promise<PostRow> {
  const { db } = backend;
  const [row] = await db.select().from(posts).where(eq(posts.id, postId));
  if (!row) throw notFound();
  const [author] = await db.select().from(users).where(eq(users.id, row.authorId));
  if (username !== undefined && author?.username.toLowerCase() !== username.toLowerCase())
    throw notFound();
  if (row.authorId === viewerId) return row;
  const [out] = await db
    .select({ one: sql<number>`1` })
    .from(posts)
    .where(and(eq(posts.id, postId), published(backend)));
  const relationOf = await relationsWith(db, viewerId, [row.authorId], backend.clock());
  if (!out || relationOf(row.authorId).bansMe === 'block') throw notFound();
  return row;
}
