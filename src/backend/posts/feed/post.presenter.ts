import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Post } from '#src/contract/posts/post.ts';
import { toMoney } from '../../lib/money.ts';
import type { Backend } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import {
  likes,
  postHides,
  postMedia,
  postPurchases,
  posts,
  type PostRow,
} from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { presentMedia } from '../../media/uploads/media.presenter.ts';
import { presentCard } from '../../people/card.presenter.ts';
import { relationsWith } from '../../people/relations.ts';
import { accessTo } from './access.ts';
import { soldVersions } from './sold-version.ts';
import { isStanding } from './viewer.ts';

/** Posts as their viewer may see them (null is a guest), in the order given, in a dozen queries at most. */
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
  const peopleIds = viewerId === null ? authorIds : [...authorIds, viewerId];
  const ownIds = rows.flatMap(({ id, authorId }) => (authorId === viewerId ? [id] : []));
  const originalIds = rows.flatMap(({ draftOf, authorId }) =>
    draftOf !== null && authorId === viewerId ? [draftOf] : [],
  );
  const [people, mediaOf, relationOf, bought, liked, hidden, sold, nameOf, asSold] =
    await Promise.all([
      db.select().from(users).where(inArray(users.id, peopleIds)),
      mediaByPost(db, ids),
      relationsWith(db, viewerId, authorIds, now),
      mine(db, postPurchases, viewerId, ids),
      mine(db, likes, viewerId, ids),
      mine(db, postHides, viewerId, ids),
      salesOf(db, ownIds),
      namesOf(db, originalIds),
      soldVersions(db, viewerId, ids),
    ]);
  const person = new Map(people.map((row) => [row.id, row]));
  const isMember = isStanding(viewerId === null ? undefined : person.get(viewerId));
  return rows.flatMap((row): Post[] => {
    const writer = person.get(row.authorId);
    if (!writer) return [];
    const boughtAt = bought.get(row.id);
    const access = accessTo(row, {
      id: viewerId,
      isMember,
      relation: relationOf(row.authorId),
      isPurchased: boughtAt !== undefined,
    });
    const kept = access.isMine ? undefined : asSold.get(row.id);
    const media = kept?.media ?? mediaOf.get(row.id) ?? [];
    const { title, text } = kept ?? row;
    return [
      {
        id: row.id,
        author: presentCard(writer, now),
        title,
        text: access.isLocked ? null : text,
        media: media.map((file) => presentMedia(backend, file, access.isLocked, viewerId)),
        media_counts: countMedia(media),
        is_paid: row.isPaid,
        price: row.price === null ? null : toMoney(row.price),
        is_free_for_subscribers: row.isFreeForSubscribers,
        is_purchased: access.isPurchased,
        is_locked: access.isLocked,
        visibility: row.visibility,
        subscription_price:
          access.isLocked && writer.subscriptionPrice !== null
            ? toMoney(writer.subscriptionPrice)
            : null,
        publish_at: row.publishAt?.toISOString() ?? null,
        published_at: row.publishedAt?.toISOString() ?? null,
        edited_at: row.editedAt?.toISOString() ?? null,
        purchased_at: (access.isPurchased && boughtAt?.toISOString()) || null,
        is_edited_after_purchase:
          access.isPurchased && !!boughtAt && !!row.editedAt && row.editedAt > boughtAt,
        is_hidden: hidden.has(row.id),
        status: row.status,
        likes_count: row.likesCount,
        is_liked: liked.has(row.id),
        comments_count: row.commentsCount,
        purchases_count: access.isMine ? (sold.get(row.id) ?? 0) : null,
        draft_of: access.isMine ? row.draftOf : null,
        ...(access.isMine &&
          row.draftOf !== null && {
            draft_of_name: nameOf.get(row.draftOf) ?? null,
            kept_until: row.keptUntil?.toISOString() ?? null,
          }),
        ...(access.isMine && { comments_open_to: row.commentsOpenTo }),
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
    .select({ postId: postMedia.postId, alt: postMedia.alt, file: files })
    .from(postMedia)
    .innerJoin(files, eq(files.hash, postMedia.fileHash))
    .where(inArray(postMedia.postId, ids))
    .orderBy(asc(postMedia.postId), asc(postMedia.position));
  const found = new Map<number, FileRow[]>();
  for (const { postId, alt, file } of rows)
    found.set(postId, [...(found.get(postId) ?? []), { ...file, alt: alt ?? file.alt }]);
  return found;
}

/** Posts that the viewer bought, likes or hid, and when. */
async function mine(
  db: Db,
  table: typeof postPurchases | typeof likes | typeof postHides,
  viewerId: number | null,
  ids: number[],
): Promise<Map<number, Date>> {
  if (viewerId === null) return new Map();
  const rows = await db
    .select({ postId: table.postId, at: table.createdAt })
    .from(table)
    .where(and(eq(table.userId, viewerId), inArray(table.postId, ids)));
  return new Map(rows.map(({ postId, at }) => [postId, at]));
}

const nameLength = 80;

/** Names of posts: the title, or the first words. */
async function namesOf(db: Db, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const name = sql<string | null>`coalesce(${posts.title}, left(${posts.text}, ${nameLength}))`;
  const rows = await db.select({ id: posts.id, name }).from(posts).where(inArray(posts.id, ids));
  return new Map(rows.map(({ id, name: said }) => [id, said]));
}

async function salesOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ postId: postPurchases.postId, total: count() })
    .from(postPurchases)
    .where(inArray(postPurchases.postId, ids))
    .groupBy(postPurchases.postId);
  return new Map(rows.map(({ postId, total }) => [postId, total]));
}
