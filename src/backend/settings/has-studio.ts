import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { files } from '../db/schema/files.ts';
import { posts } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';

/** True once a member has something to work on: a post, a draft, an upload or an approved identity. */
export async function hasStudio(
  db: Queryable,
  { id, isCreator }: Pick<UserRow, 'id' | 'isCreator'>,
): Promise<boolean> {
  if (isCreator) return true;
  const own = and(eq(posts.authorId, id), isNull(posts.deletedAt));
  const [post] = await db.select({ id: posts.id }).from(posts).where(own).limit(1);
  if (post) return true;
  const uploaded = and(eq(files.ownerId, id), eq(files.purpose, 'post'));
  const [file] = await db.select({ hash: files.hash }).from(files).where(uploaded).limit(1);
  return file !== undefined;
}
