import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { deletedFiles } from '../../db/schema/deleted-files.ts';
import { captions, files, type FileRow } from '../../db/schema/files.ts';
import { folderItems } from '../../db/schema/library.ts';

/** The values of rows by the file that they belong to. */
function byFile<Row, Value>(
  rows: readonly Row[],
  hashOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): (hash: string) => Value[] {
  const found = new Map<string, Value[]>();
  for (const row of rows) found.set(hashOf(row), [...(found.get(hashOf(row)) ?? []), valueOf(row)]);
  return (hash) => found.get(hash) ?? [];
}

/**
 * Deletes files whose rows the transaction has locked, in the only way in which a member's files are
 * deleted: what a restore needs is kept, and so are their bytes, until `purgeDeleted` removes both.
 */
export async function deleteKept(tx: Tx, rows: readonly FileRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const hashes = rows.map(({ hash }) => hash);
  const captionsOf = byFile(
    await tx.select().from(captions).where(inArray(captions.fileHash, hashes)),
    ({ fileHash }) => fileHash,
    ({ language, body, createdAt }) => ({ language, body, created_at: createdAt.toISOString() }),
  );
  const foldersOf = byFile(
    await tx.select().from(folderItems).where(inArray(folderItems.fileHash, hashes)),
    ({ fileHash }) => fileHash,
    ({ folderId, createdAt }) => ({ folder_id: folderId, created_at: createdAt.toISOString() }),
  );
  const kept = rows.map((file) => ({
    hash: file.hash,
    ownerId: file.ownerId,
    file: { ...file, createdAt: file.createdAt.toISOString() },
    captions: captionsOf(file.hash),
    folders: foldersOf(file.hash),
    deletedAt: now,
  }));
  await tx.insert(deletedFiles).values(kept);
  await tx.delete(files).where(inArray(files.hash, hashes));
}
