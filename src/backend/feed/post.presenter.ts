import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Post } from '#src/contract/post.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import type { Db } from '../db/db.ts';
import { files, type FileRow } from '../db/schema/files.ts';
import { likes, postMedia, postPurchases, type PostRow } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { presentMedia } from '../files/media.presenter.ts';
import { presentCard } from '../people/card.presenter.ts';
import { relationsWith } from '../people/relations.ts';
import { accessTo } from './access.ts';

/** Posts as their viewer may see them (null is a guest), in the order given, in seven queries at most. */
export async function presentPosts(
  backend: Backend,
  viewerId: number | null,
  rows: readonly PostRow[],
): Promise<Post[]> {
  if (rows.length === 0) return [];
  const { db } = backend;
  const now = backend.clock();
  const ids = rows.map(({ id }) => id);
  const authorIds = [...new Set(rows.map(({ authorId }) => authorId))];
  const [authors, mediaOf, relationOf, bought, liked] = await Promise.all([
    db.select().from(users).where(inArray(users.id, authorIds)),
    mediaByPost(db, ids),
    relationsWith(db, viewerId, authorIds, now),
    mine(db, postPurchases, viewerId, ids),
    mine(db, likes, viewerId, ids),
  ]);
  const author = new Map(authors.map((row) => [row.id, row]));
  return rows.flatMap((row): Post[] => {
    const writer = author.get(row.authorId);
    if (!writer) return [];
    const access = accessTo(row, viewerId, relationOf(row.authorId), bought.has(row.id));
    const media = mediaOf.get(row.id) ?? [];
    return [
      {
        id: row.id,
        author: presentCard(writer, now),
        title: row.title,
        text: access.isLocked ? null : row.text,
        media: media.map((file) => presentMedia(backend, file, access.isLocked, viewerId)),
        media_counts: countMedia(media),
        is_paid: row.isPaid,
        price: row.price === null ? null : { amount: row.price, currency: limits.currency },
        is_purchased: access.isPurchased,
        is_locked: access.isLocked,
        visibility: row.visibility,
        publish_at: row.publishAt?.toISOString() ?? null,
        published_at: row.publishedAt?.toISOString() ?? null,
        status: row.status,
        likes_count: row.likesCount,
        is_liked: liked.has(row.id),
        comments_count: row.commentsCount,
        can: { edit: access.isMine, delete: access.isMine },
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      },
    ];
  });
}

const countMedia = (media: FileRow[]) => ({
  images: media.filter(({ type }) => type === 'image').length,
  videos: media.filter(({ type }) => type === 'video').length,
  seconds: media.reduce(
    (sum, { type, duration }) => sum + (type === 'video' ? (duration ?? 0) : 0),
    0,
  ),
});

async function mediaByPost(db: Db, ids: number[]): Promise<Map<number, FileRow[]>> {
  const rows = await db
    .select({ postId: postMedia.postId, file: files })
    .from(postMedia)
    .innerJoin(files, eq(files.hash, postMedia.fileHash))
    .where(inArray(postMedia.postId, ids))
    .orderBy(asc(postMedia.postId), asc(postMedia.position));
  const found = new Map<number, FileRow[]>();
  for (const { postId, file } of rows) found.set(postId, [...(found.get(postId) ?? []), file]);
  return found;
}

/** Which of the posts the viewer bought, or likes. */
async function mine(
  db: Db,
  table: typeof postPurchases | typeof likes,
  viewerId: number | null,
  ids: number[],
): Promise<Set<number>> {
  if (viewerId === null) return new Set();
  const rows = await db
    .select({ postId: table.postId })
    .from(table)
    .where(and(eq(table.userId, viewerId), inArray(table.postId, ids)));
  return new Set(rows.map(({ postId }) => postId));
}
