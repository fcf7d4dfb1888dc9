import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { toMoney } from '../config/money.ts';
import { comments } from '../db/schema/comments.ts';
import {
  likes,
  postHides,
  postMedia,
  posts,
  postVersionMedia,
  postVersions,
  type PostRow,
} from '../db/schema/posts.ts';
import type { Copy } from './copy.ts';
import { rising } from './json.ts';

const atOnce = 200;

interface Shown {
  id: number;
  hash: string;
  alt: string | null;
}

/** Media of posts, by the post, each file by its place in the archive. */
async function shownIn({ include }: Copy, rows: readonly Shown[]) {
  const placeOf = await include(rows.map(({ hash }) => hash));
  return (id: number) =>
    rows.filter((row) => row.id === id).map(({ hash, alt }) => ({ file: placeOf(hash), alt }));
}

const mediaOf = ({ backend: { db } }: Copy, ids: number[]): Promise<Shown[]> =>
  db
    .select({ id: postMedia.postId, hash: postMedia.fileHash, alt: postMedia.alt })
    .from(postMedia)
    .where(inArray(postMedia.postId, ids))
    .orderBy(asc(postMedia.postId), asc(postMedia.position));

/** Former content of sold posts, which their buyers keep. */
async function versionsOf(copy: Copy, ids: number[]) {
  const { db } = copy.backend;
  const rows = await db
    .select()
    .from(postVersions)
    .where(inArray(postVersions.postId, ids))
    .orderBy(asc(postVersions.id));
  const media: Shown[] = await db
    .select({
      id: postVersionMedia.versionId,
      hash: postVersionMedia.fileHash,
      alt: postVersionMedia.alt,
    })
    .from(postVersionMedia)
    .where(
      inArray(
        postVersionMedia.versionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(postVersionMedia.position));
  const shown = await shownIn(copy, media);
  return (postId: number) =>
    rows
      .filter((row) => row.postId === postId)
      .map(({ id, title, text, endedAt }) => ({
        title,
        text,
        media: shown(id),
        ended_at: endedAt,
      }));
}

/** Posts with their texts and what they show, and what they said when they were sold. */
export async function* postsOf(copy: Copy, statuses: PostRow['status'][]) {
  const { backend, user } = copy;
  const own = and(eq(posts.authorId, user.id), inArray(posts.status, statuses));
  const read = (after: number) =>
    backend.db
      .select()
      .from(posts)
      .where(and(own, gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(atOnce);
  for await (const rows of rising(atOnce, ({ id }) => id, read)) {
    const ids = rows.map(({ id }) => id);
    const media = await shownIn(copy, await mediaOf(copy, ids));
    const versions = await versionsOf(copy, ids);
    for (const row of rows)
      yield {
        id: row.id,
        status: row.status,
        title: row.title,
        text: row.text,
        media: media(row.id),
        visibility: row.visibility,
        is_paid: row.isPaid,
        price: row.price === null ? null : toMoney(row.price),
        is_free_for_subscribers: row.isFreeForSubscribers,
        comments_open_to: row.commentsOpenTo,
        likes: row.likesCount,
        comments: row.commentsCount,
        draft_of: row.draftOf,
        sold_versions: versions(row.id),
        publish_at: row.publishAt,
        published_at: row.publishedAt,
        edited_at: row.editedAt,
        deleted_at: row.deletedAt,
        created_at: row.createdAt,
        updated_at: row.updatedAt,
      };
  }
}

/** The member's own comments, wherever they stand. */
export async function* commentsOf({ backend: { db }, user, people }: Copy) {
  const read = (after: number) =>
    db
      .select({ comment: comments, authorId: posts.authorId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(eq(comments.userId, user.id), gt(comments.id, after)))
      .orderBy(asc(comments.id))
      .limit(atOnce);
  for await (const rows of rising(atOnce, ({ comment }) => comment.id, read)) {
    const author = await people(rows.map(({ authorId }) => authorId));
    for (const { comment, authorId } of rows)
      yield {
        id: comment.id,
        post: { id: comment.postId, author: author(authorId) },
        text: comment.text,
        created_at: comment.createdAt,
        edited_at: comment.editedAt,
      };
  }
}

interface Marked {
  postId: number;
  authorId: number;
  at: Date;
}

async function* marked({ people }: Copy, read: (after: number) => Promise<Marked[]>) {
  for await (const rows of rising(atOnce, ({ postId }: Marked) => postId, read)) {
    const author = await people(rows.map(({ authorId }) => authorId));
    for (const { postId, authorId, at } of rows)
      yield { post: { id: postId, author: author(authorId) }, created_at: at };
  }
}

/** Posts that the member likes. */
export function likesOf(copy: Copy) {
  const { backend, user } = copy;
  return marked(copy, (after) =>
    backend.db
      .select({ postId: likes.postId, authorId: posts.authorId, at: likes.createdAt })
      .from(likes)
      .innerJoin(posts, eq(posts.id, likes.postId))
      .where(and(eq(likes.userId, user.id), gt(likes.postId, after)))
      .orderBy(asc(likes.postId))
      .limit(atOnce),
  );
}

/** Posts that the member wants to see no more. */
export function hiddenOf(copy: Copy) {
  const { backend, user } = copy;
  return marked(copy, (after) =>
    backend.db
      .select({ postId: postHides.postId, authorId: posts.authorId, at: postHides.createdAt })
      .from(postHides)
      .innerJoin(posts, eq(posts.id, postHides.postId))
      .where(and(eq(postHides.userId, user.id), gt(postHides.postId, after)))
      .orderBy(asc(postHides.postId))
      .limit(atOnce),
  );
}
