import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Folder } from '#src/contract/media/folder.ts';
import { lockPayer as lockMember } from '../../billing/payments/start-payment.ts';
import { allLimits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import type { Queryable, Tx } from '../../db/db.ts';
import { messageMedia, messagePurchases } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { folderItems, folders } from '../../db/schema/library.ts';
import { postMedia, postPurchases } from '../../db/schema/posts.ts';
import { invalid, notFound } from '../../http/failures.ts';

/** A member's folders by name, with how much stands in each. */
export async function listFolders(db: Queryable, userId: number): Promise<Folder[]> {
  return db
    .select({ id: folders.id, name: folders.name, count: count(folderItems.fileHash) })
    .from(folders)
    .leftJoin(folderItems, eq(folderItems.folderId, folders.id))
    .where(eq(folders.userId, userId))
    .groupBy(folders.id)
    .orderBy(sql`lower(${folders.name})`, folders.id);
}

/** A folder of that name; 422 when there is one, or no room for another. */
export const makeFolder = ({ db, clock }: Backend, userId: number, name: string) =>
  db.transaction(async (tx): Promise<Folder> => {
    const known = await lockNames(tx, userId, name);
    if (known.length >= allLimits.folders_max)
      throw invalid({ name: [`You can have at most ${allLimits.folders_max} folders.`] });
    const [row] = await tx.insert(folders).values({ userId, name, createdAt: clock() }).returning();
    if (!row) throw new Error('The folder was not stored.');
    return { id: row.id, name: row.name, count: 0 };
  });

/** Gives a folder another name; 422 when another one has it. */
export const renameFolder = ({ db }: Backend, userId: number, id: number, name: string) =>
  db.transaction(async (tx): Promise<Folder> => {
    await findFolder(tx, userId, id);
    await lockNames(tx, userId, name, id);
    await tx.update(folders).set({ name }).where(eq(folders.id, id));
    return { id, name, count: await countItems(tx, id) };
  });

/** Takes a folder away; its files stay. */
export const removeFolder = ({ db }: Backend, userId: number, id: number) =>
  db.transaction(async (tx) => {
    await findFolder(tx, userId, id);
    await tx.delete(folders).where(eq(folders.id, id));
  });

/**
 * Puts files in and takes others out; the same again changes nothing. Returns how many are in it.
 */
export const changeItems = (
  { db, clock }: Backend,
  userId: number,
  id: number,
  { add, remove }: { add: string[]; remove: string[] },
) =>
  db.transaction(async (tx): Promise<number> => {
    await lockFolders(tx, userId, [id]);
    await checkHashes(tx, userId, add);
    const rows = [...new Set(add)].map((fileHash) => ({
      folderId: id,
      fileHash,
      createdAt: clock(),
    }));
    if (rows.length > 0) await tx.insert(folderItems).values(rows).onConflictDoNothing();
    if (remove.length > 0)
      await tx
        .delete(folderItems)
        .where(and(eq(folderItems.folderId, id), inArray(folderItems.fileHash, remove)));
    return countItems(tx, id);
  });

/** A member's folder; 404 for any other. */
export async function findFolder(db: Queryable, userId: number, id: number) {
  const [row] = await db
    .select()
    .from(folders)
    .where(and(eq(folders.id, id), eq(folders.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/**
 * Locks a member's folders until the transaction ends, in an order that is the same for all; 404 when
 * one of them is not theirs. A change of the files in a folder begins with it.
 */
export async function lockFolders(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, userId), inArray(folders.id, [...ids])))
    .orderBy(asc(folders.id))
    .for('update');
  if (rows.length < new Set(ids).size) throw notFound();
}

async function countItems(db: Queryable, id: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(folderItems)
    .where(eq(folderItems.folderId, id));
  return row?.total ?? 0;
}

/** The member's folders, locked against concurrent changes; 422 when another one has the name. */
async function lockNames(tx: Tx, userId: number, name: string, exceptId?: number) {
  await lockMember(tx, userId);
  const known = await tx
    .select({ id: folders.id, isSame: sql<boolean>`lower(${folders.name}) = lower(${name})` })
    .from(folders)
    .where(eq(folders.userId, userId));
  if (known.some(({ id, isSame }) => isSame && id !== exceptId))
    throw invalid({ name: ['The name has already been taken.'] });
  return known;
}

/**
 * Returns those of the hashes that a member may put into a folder: of their own files, for posts or
 * messages, and of bought ones.
 */
export async function allowedHashes(
  tx: Tx,
  userId: number,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: files.hash })
    .from(files)
    .where(
      and(
        inArray(files.hash, [...hashes]),
        sql`((${files.ownerId} = ${userId} and ${files.purpose} in ('post', 'message')) or exists (
          select 1 from ${postMedia} join ${postPurchases} using (post_id)
          where file_hash = ${files.hash} and user_id = ${userId}) or exists (
          select 1 from ${messageMedia} join ${messagePurchases} using (message_id)
          where file_hash = ${files.hash} and user_id = ${userId}))`,
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
}

/** 422 `add.N` for a file that is neither the member's own, for posts or messages, nor bought. */
async function checkHashes(tx: Tx, userId: number, hashes: string[]) {
  const known = await allowedHashes(tx, userId, hashes);
  const errors = Object.fromEntries(
    hashes.flatMap((hash, index) =>
      known.has(hash) ? [] : [[`add.${index}`, ['The selected file is invalid.']]],
    ),
  ) as Record<string, string[]>;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
