import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FolderMoveAnswer, FolderMoveRequest } from '#src/contract/media/folder.ts';
import type { Backend } from '../../context.ts';
import type { Tx } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { folderItems } from '../../db/schema/library.ts';
import { allowedHashes, lockFolders } from './folders.ts';

type Asked = FolderMoveRequest['changes'][number];
type Changed = FolderMoveAnswer['data'][number];

/**
 * Puts files into folders of a member and takes others out, all or nothing. Returns the hashes that
 * each change, in the order asked, put in and took out: the same again changes nothing, and the call
 * with both swapped undoes it. Files that the member may not put there, or that are gone, are left out;
 * 404 for a folder that is not theirs. Expects each folder once.
 */
export const moveFiles = ({ db, clock }: Backend, userId: number, changes: readonly Asked[]) =>
  db.transaction(async (tx): Promise<Changed[]> => {
    const ids = changes.map((change) => change.folder_id);
    await lockFolders(tx, userId, ids);
    await lockFiles(tx, changes);
    const wanted = new Set(changes.flatMap(({ add }) => add));
    const allowed = await allowedHashes(tx, userId, [...wanted]);
    const done: Changed[] = [];
    for (const { folder_id: folderId, add, remove } of changes) {
      const out = new Set(remove);
      const put = [...new Set(add)].filter((hash) => allowed.has(hash) && !out.has(hash));
      const added = await addTo(tx, folderId, put, clock());
      done.push({ folder_id: folderId, added, removed: await takeFrom(tx, folderId, remove) });
    }
    return done;
  });

/**
 * Keeps the files that a move names from being deleted until it is done; in the order in which a deletion
 * locks them, so that neither waits for ever.
 */
async function lockFiles(tx: Tx, changes: readonly Asked[]): Promise<void> {
  const hashes = new Set(changes.flatMap(({ add, remove }) => [...add, ...remove]));
  await tx
    .select({ hash: files.hash })
    .from(files)
    .where(inArray(files.hash, [...hashes]))
    .orderBy(asc(files.hash))
    .for('key share');
}

/** Returns the hashes that were not in the folder before. */
async function addTo(tx: Tx, folderId: number, hashes: readonly string[], createdAt: Date) {
  if (hashes.length === 0) return [];
  const rows = await tx
    .insert(folderItems)
    .values(hashes.map((fileHash) => ({ folderId, fileHash, createdAt })))
    .onConflictDoNothing()
    .returning({ hash: folderItems.fileHash });
  return rows.map(({ hash }) => hash);
}

/** Returns the hashes that were in the folder. */
async function takeFrom(tx: Tx, folderId: number, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  const rows = await tx
    .delete(folderItems)
    .where(and(eq(folderItems.folderId, folderId), inArray(folderItems.fileHash, [...hashes])))
    .returning({ hash: folderItems.fileHash });
  return rows.map(({ hash }) => hash);
}
