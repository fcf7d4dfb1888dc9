import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { messageMedia } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/library.ts';
import { postMedia, postVersionMedia } from '../../db/schema/posts.ts';
import { removeAllBytes } from '../../media/uploads/bytes.ts';
import { purgeDeletedOf } from '../../media/uploads/purge-deleted.ts';
import { purgeUploadsOf } from '../../media/uploads/resumable-purge.ts';
import { removeSource } from '../../media/uploads/source.ts';

const atOnce = 200;

/**
 * Files with all their renderings, also unfinished ones and those deleted before, but not those in what somebody bought. The
 * bytes go first: of a purge that was killed the rows are left, by which the next one finds them.
 */
export async function purgeFiles(backend: Backend, ownerId: number): Promise<number> {
  const { db } = backend;
  const shown = (media: typeof postMedia | typeof postVersionMedia | typeof messageMedia) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(media)
        .where(eq(media.fileHash, files.hash)),
    );
  const isLeft = and(
    eq(files.ownerId, ownerId),
    shown(postMedia),
    shown(postVersionMedia),
    shown(messageMedia),
  );
  await purgeUploadsOf(backend, ownerId);
  let count = await purgeDeletedOf(backend, ownerId);
  for (;;) {
    const rows = await db.select().from(files).where(isLeft).orderBy(files.hash).limit(atOnce);
    for (const row of rows) {
      const { hash } = row;
      await removeAllBytes(backend, row);
      await removeSource(backend, hash);
      await db.delete(files).where(eq(files.hash, hash));
    }
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await db.delete(folders).where(eq(folders.userId, ownerId));
  return count;
}
