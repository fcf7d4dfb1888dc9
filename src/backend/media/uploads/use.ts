import { and, count, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { messageMedia } from '../../db/schema/chat.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { folderItems } from '../../db/schema/library.ts';
import { massMessages } from '../../db/schema/mass.ts';
import { postMedia, postVersionMedia, postVersions } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { Refusal } from '../../http/failures.ts';
import { removeAllBytes } from './bytes.ts';
import { deleteKept } from './deleted.ts';
import { purgeSoon } from './purge-deleted.ts';
import { sweepIncoming } from './sweep-incoming.ts';

const hour = 3_600_000;
const failedAfter = 24 * hour;
/** A face or a banner is chosen in the minute in which it was uploaded, or not at all. */
const unusedFaceAfter = 24 * hour;

/** True of what posts and messages may show: an avatar or a banner answers to everybody. */
export const isContent = ({ purpose }: Pick<FileRow, 'purpose'>) =>
  purpose === 'post' || purpose === 'message';

/** Members whose avatar or banner it is, or whose avatar is cut from it. */
export const showsOnProfile = (hash: string | typeof files.hash) =>
  or(
    eq(users.profilePhoto, hash),
    eq(users.banner, hash),
    eq(sql`${users.avatarAlign} ->> 'whole'`, hash),
  );

/** Condition on mass messages that are under way and hold a file. */
const takesAlong = (hash: string | typeof files.hash) =>
  and(isNull(massMessages.doneAt), sql`${hash} = any(${massMessages.fileHashes})`);

/** Condition: no post shows a file, nor did one when it was sold, and no message does or will. */
export const isUnused = (db: Queryable) =>
  and(
    notExists(db.select().from(messageMedia).where(eq(messageMedia.fileHash, files.hash))),
    notExists(db.select().from(massMessages).where(takesAlong(files.hash))),
    notExists(db.select().from(postMedia).where(eq(postMedia.fileHash, files.hash))),
    notExists(db.select().from(postVersionMedia).where(eq(postVersionMedia.fileHash, files.hash))),
  );

/** Numbers of posts that show a file, now or as sold, by its hash; without any it is left out. */
export async function postsOf(
  db: Queryable,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  const now = db
    .select({ hash: postMedia.fileHash, postId: postMedia.postId })
    .from(postMedia)
    .where(inArray(postMedia.fileHash, [...hashes]));
  const sold = db
    .select({ hash: postVersionMedia.fileHash, postId: postVersions.postId })
    .from(postVersionMedia)
    .innerJoin(postVersions, eq(postVersions.id, postVersionMedia.versionId))
    .where(inArray(postVersionMedia.fileHash, [...hashes]));
  const shown = now.union(sold).as('shown');
  const rows = await db
    .select({ hash: shown.hash, total: count() })
    .from(shown)
    .groupBy(shown.hash);
  return new Map(rows.map(({ hash, total }) => [hash, total]));
}

/**
 * Counts the posts, also as they were sold, and messages that show a file, mass messages under way
 * included; `isShown` counts profiles too.
 */
export async function usesOf(db: Queryable, hash: string) {
  const posts = (await postsOf(db, [hash])).get(hash) ?? 0;
  const waiting = await db.$count(massMessages, takesAlong(hash));
  const messages = waiting + (await db.$count(messageMedia, eq(messageMedia.fileHash, hash)));
  const avatars = await db.$count(users, showsOnProfile(hash));
  return { posts, messages, isShown: posts + messages + avatars > 0 };
}

/**
 * Deletes a file of this member, who may restore it; 409 while something shows it, false when it is not
 * theirs.
 */
export async function removeFile(
  backend: Backend,
  ownerId: number,
  hash: string,
): Promise<boolean> {
  const mine = and(eq(files.hash, hash), eq(files.ownerId, ownerId));
  const removed = await backend.db.transaction(async (tx) => {
    const [row] = await tx.select().from(files).where(mine).for('update');
    if (!row) return false;
    const { isShown, posts, messages } = await usesOf(tx, hash);
    const message = 'The file is in use.';
    if (isShown) throw new Refusal(409, { message, code: 'in_use', posts, messages });
    await deleteKept(tx, [row], backend.clock());
    return true;
  });
  if (removed) purgeSoon(backend);
  return removed;
}

/**
 * Deletes files that no client needs any more: uploads cut off in the middle, failed ones after a day,
 * avatars and banners that nobody has after a day. What the library lists stays.
 */
export async function sweepFiles(backend: Backend): Promise<number> {
  const now = backend.clock().getTime();
  await sweepIncoming(backend, now - failedAfter);
  const unused = and(
    isUnused(backend.db),
    notExists(backend.db.select().from(folderItems).where(eq(folderItems.fileHash, files.hash))),
  );
  const isFace = inArray(files.purpose, ['avatar', 'banner']);
  const isNoFace = notExists(backend.db.select().from(users).where(showsOnProfile(files.hash)));
  const rows = await backend.db
    .delete(files)
    .where(
      and(
        unused,
        sql`${files.uploadId} is not null`,
        or(
          and(eq(files.status, 'failed'), lt(files.createdAt, new Date(now - failedAfter))),
          and(isFace, isNoFace, lt(files.createdAt, new Date(now - unusedFaceAfter))),
        ),
      ),
    )
    .returning();
  for (const row of rows) await removeAllBytes(backend, row);
  return rows.length;
}
