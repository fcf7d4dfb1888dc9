import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { files, type FileRow } from '../db/schema/files.ts';
import { postPurchases, postVersionMedia, postVersions } from '../db/schema/posts.ts';

/** Content of a post at the time somebody bought it. */
export interface SoldVersion {
  title: string | null;
  text: string | null;
  media: FileRow[];
}

/** A version that was the post's own when this purchase was agreed upon, or later. */
export const isOfPurchase = and(
  eq(postVersions.postId, postPurchases.postId),
  gt(postVersions.endedAt, sql`coalesce(${postPurchases.agreedAt}, ${postPurchases.createdAt})`),
);

/**
 * Sold versions of a member's purchases whose posts say something else now, by the post's id. Two
 * queries however many.
 */
export async function soldVersions(
  db: Queryable,
  buyerId: number | null,
  postIds: readonly number[],
): Promise<Map<number, SoldVersion>> {
  if (buyerId === null || postIds.length === 0) return new Map();
  const rows = await db
    .select({ version: postVersions })
    .from(postVersions)
    .innerJoin(postPurchases, isOfPurchase)
    .where(and(eq(postPurchases.userId, buyerId), inArray(postVersions.postId, [...postIds])))
    .orderBy(asc(postVersions.endedAt), asc(postVersions.id));
  const first = new Map<number, typeof postVersions.$inferSelect>();
  for (const { version } of rows)
    if (!first.has(version.postId)) first.set(version.postId, version);
  const media = await mediaOf(
    db,
    [...first.values()].map(({ id }) => id),
  );
  return new Map(
    [...first.values()].map(({ id, postId, title, text }) => [
      postId,
      { title, text, media: media.get(id) ?? [] },
    ]),
  );
}

async function mediaOf(db: Queryable, ids: readonly number[]): Promise<Map<number, FileRow[]>> {
  const found = new Map<number, FileRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: postVersionMedia.versionId, alt: postVersionMedia.alt, file: files })
    .from(postVersionMedia)
    .innerJoin(files, eq(files.hash, postVersionMedia.fileHash))
    .where(inArray(postVersionMedia.versionId, [...ids]))
    .orderBy(asc(postVersionMedia.versionId), asc(postVersionMedia.position));
  for (const { id, alt, file } of rows)
    found.set(id, [...(found.get(id) ?? []), { ...file, alt: alt ?? file.alt }]);
  return found;
}
