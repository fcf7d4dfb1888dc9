import { and, eq, isNull, ne, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { unfinishedUploads } from '../../db/schema/unfinished-uploads.ts';

/**
 * Bytes of a member's storage that are taken: by their files, and by what their uploads in pieces have
 * declared, except for the parts of the intent `uploadId`, which are about to become a file. Ask it with
 * the member's row locked.
 */
export async function storageTaken(
  db: Queryable,
  ownerId: number,
  uploadId: string | null,
): Promise<number> {
  const [kept] = await db
    .select({ bytes: sum(files.bytes) })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  const [declared] = await db
    .select({ bytes: sum(unfinishedUploads.length) })
    .from(unfinishedUploads)
    .where(
      and(
        eq(unfinishedUploads.ownerId, ownerId),
        isNull(unfinishedUploads.fileHash),
        uploadId === null ? undefined : ne(unfinishedUploads.uploadId, uploadId),
      ),
    );
  return Number(kept?.bytes ?? 0) + Number(declared?.bytes ?? 0);
}
