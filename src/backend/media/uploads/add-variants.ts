import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { deletedFiles } from '../../db/schema/deleted-files.ts';
import { files, type FileVariants } from '../../db/schema/files.ts';

interface Options {
  /** Bytes by which the file takes more of its owner's storage, or less (below zero). */
  bytes?: number;
}

/**
 * Adds stored renderings to a file that is ready, or puts them in the place of those of the same
 * names; what others write meanwhile stays. The bytes must be stored before. A file that was deleted
 * meanwhile gets them where a restore finds them. `gone`: there is none to which they could belong,
 * or it is not ready, and the caller removes their bytes.
 */
export async function addVariants(
  { db }: Pick<Backend, 'db'>,
  hash: string,
  variants: FileVariants,
  { bytes = 0 }: Options = {},
): Promise<'saved' | 'gone'> {
  // A file may be deleted or restored between two looks, but not for ever.
  for (;;) {
    if (await addToFile(db, hash, variants, bytes)) return 'saved';
    if (await addToDeleted(db, hash, variants, bytes)) return 'saved';
    if ((await db.$count(files, isReady(hash))) === 0) return 'gone';
  }
}

const isReady = (hash: string) => and(eq(files.hash, hash), eq(files.status, 'ready'));

async function addToFile(db: Db, hash: string, variants: FileVariants, bytes: number) {
  const added = sql`${files.variants} || ${JSON.stringify(variants)}::jsonb`;
  const rows = await db
    .update(files)
    .set({ variants: added, bytes: sql`${files.bytes} + ${bytes}::integer` })
    .where(isReady(hash))
    .returning({ hash: files.hash });
  return rows.length > 0;
}

/** A purge that has begun removes all that the row names: it holds the row until that is done. */
const addToDeleted = (db: Db, hash: string, variants: FileVariants, bytes: number) =>
  db.transaction(async (tx) => {
    const one = eq(deletedFiles.hash, hash);
    const [row] = await tx.select().from(deletedFiles).where(one).for('update');
    if (row?.file.status !== 'ready') return false;
    const { file } = row;
    const added = { variants: { ...file.variants, ...variants }, bytes: file.bytes + bytes };
    await tx
      .update(deletedFiles)
      .set({ file: { ...file, ...added } })
      .where(one);
    return true;
  });
