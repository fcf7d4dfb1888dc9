import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { messageMedia } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/library.ts';
import { postMedia, postVersionMedia } from '../../db/schema/posts.ts';
import { removeAllBytes } from '../../media/uploads/bytes.ts';
import { removeOriginals } from '../../media/uploads/original.ts';
import { purgeDeletedOf } from '../../media/uploads/purge-deleted.ts';
import { purgeUploadsOf } from '../../media/uploads/resumable-purge.ts';
import { removeSource } from '../../media/uploads/source.ts';

const atOnce = 200;

/**
 * Files with all their renderings, also unfinished ones and those deleted before, but not those in
 * what somebody bought, which are left as they are shown. The
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
    const rows = await db
      .select({ hash: files.hash })
      .from(files)
      .where(isLeft)
      .orderBy(files.hash)
      .limit(atOnce);
    for (const { hash } of rows) await purgeOne(backend, hash);
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await removeOriginals(backend, ownerId);
  await db.delete(folders).where(eq(folders.userId, ownerId));
  return count;
}

/** The row is held meanwhile: no rendition is added to it once its bytes go. */
const purgeOne = (backend: Backend, hash: string): Promise<void> =>
  backend.db.transaction(async (tx) => {
    const one = eq(files.hash, hash);
    const [row] = await tx.select().from(files).where(one).for('update');
    if (!row) return;
    await removeAllBytes(backend, row);
    await removeSource(backend, hash);
    await tx.delete(files).where(one);
  });
