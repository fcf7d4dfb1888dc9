import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { deletedFiles, type DeletedFile } from '../../db/schema/deleted-files.ts';
import { captions, files, type FileRow } from '../../db/schema/files.ts';
import { folderItems, folders } from '../../db/schema/library.ts';
import { conflict } from '../../http/failures.ts';
import { bytesBeside } from '../captions/storage.ts';
import { processFile } from '../uploads/process.ts';

/**
 * Puts back those deleted files of a member whose bytes are still there, with their captions and into their
 * folders that still exist; all of them or none. Returns the hashes, of those asked for, that are among the
 * member's files now, so the same again answers alike. Throws 409 `storage_full`.
 */
export async function restoreFiles(
  backend: Backend,
  ownerId: number,
  hashes: readonly string[],
): Promise<string[]> {
  const back = await backend.db.transaction((tx) => restoreIn(tx, backend, ownerId, hashes));
  // What was deleted before it was ready is made ready now.
  for (const row of back) if (row.status === 'processing') void processFile(backend, row);
  const rows = await backend.db
    .select({ hash: files.hash })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.hash, [...hashes])));
  return rows.map(({ hash }) => hash);
}

async function restoreIn(
  tx: Tx,
  { settings }: Backend,
  ownerId: number,
  asked: readonly string[],
): Promise<FileRow[]> {
  const beside = await bytesBeside(tx, ownerId);
  const { hash, purgeBegunAt } = deletedFiles;
  const mine = and(eq(deletedFiles.ownerId, ownerId), inArray(hash, [...asked]));
  const kept = await tx
    .select({ file: deletedFiles.file })
    .from(deletedFiles)
    .where(and(mine, isNull(purgeBegunAt)))
    .orderBy(asc(hash))
    .for('update');
  if (kept.length === 0) return [];
  const wanted = kept.map(({ file }) => file);
  if (beside + bytesOf(wanted) > settings.storagePerMember)
    throw conflict('Your storage is full.', 'storage_full');
  const values = await withFreeUploads(tx, ownerId, wanted);
  const rows = await tx.insert(files).values(values).returning();
  const hashes = rows.map((row) => row.hash);
  await restoreCaptions(tx, hashes);
  await restorePlaces(tx, hashes);
  await tx.delete(deletedFiles).where(inArray(hash, hashes));
  return rows;
}

const bytesOf = (wanted: readonly DeletedFile[]) =>
  wanted.reduce((total, { bytes }) => total + bytes, 0);

/** The rows as they were, but for the `upload_id` of one that was uploaded again since it was deleted. */
async function withFreeUploads(tx: Tx, ownerId: number, wanted: readonly DeletedFile[]) {
  const ids = wanted.flatMap(({ uploadId }) => uploadId ?? []);
  const rows = await tx
    .select({ uploadId: files.uploadId })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.uploadId, ids)));
  const taken = new Set(rows.map(({ uploadId }) => uploadId));
  return wanted.map(({ uploadId, ...file }) => {
    const isTaken = taken.has(uploadId);
    taken.add(uploadId);
    return {
      ...file,
      uploadId: isTaken ? null : uploadId,
      createdAt: new Date(file.createdAt),
    };
  });
}

const restoreCaptions = (tx: Tx, hashes: readonly string[]) =>
  tx.execute(sql`
    insert into ${captions} (file_hash, language, body, created_at)
    select hash, one.language, one.body, one.created_at from ${deletedFiles},
      jsonb_to_recordset(${deletedFiles.captions})
        as one(language text, body text, created_at timestamptz)
    where ${inArray(deletedFiles.hash, [...hashes])}`);

/** Folders are held, in the order of a move, so that none goes meanwhile. */
async function restorePlaces(tx: Tx, hashes: readonly string[]): Promise<void> {
  const places = sql`${deletedFiles}, jsonb_to_recordset(${deletedFiles.folders})
    as place(folder_id integer, created_at timestamptz)`;
  const restored = inArray(deletedFiles.hash, [...hashes]);
  await tx
    .select({ id: folders.id })
    .from(folders)
    .where(sql`${folders.id} in (select place.folder_id from ${places} where ${restored})`)
    .orderBy(asc(folders.id))
    .for('key share');
  await tx.execute(sql`
    insert into ${folderItems} (folder_id, file_hash, created_at)
    select place.folder_id, hash, place.created_at from ${places}
    where ${restored} and place.folder_id in (select id from ${folders})`);
}
