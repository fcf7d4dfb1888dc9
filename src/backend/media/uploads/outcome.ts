import { and, eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { deletedFiles } from '../../db/schema/deleted-files.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { withCaptions } from '../captions/storage.ts';

/** Columns that a file gets when it is made ready, or cannot be. */
type Outcome = Partial<Omit<FileRow, 'createdAt'>> & Pick<FileRow, 'status' | 'error' | 'bytes'>;

/**
 * `saved` with the file's row; `deleted` where its owner deleted it meanwhile and may restore it; `known`
 * where another process was faster; `gone` where there is no such file.
 */
type Saved = { kind: 'saved'; row: FileRow } | { kind: 'deleted' | 'known' | 'gone' };

/** Condition: a file is not ready, nor will it never be. */
export const isUnfinished = (hash: string) =>
  and(eq(files.hash, hash), eq(files.status, 'processing'));

/** Writes what became of a file to its row, wherever that is: it may be deleted or restored meanwhile. */
export async function saveOutcome({ db }: Backend, hash: string, outcome: Outcome): Promise<Saved> {
  for (;;) {
    const [row] = await db
      .update(files)
      .set({ ...outcome, bytes: withCaptions(outcome.bytes) })
      .where(isUnfinished(hash))
      .returning();
    if (row) return { kind: 'saved', row };
    if (await saveDeleted(db, hash, outcome)) return { kind: 'deleted' };
    const [now] = await db.select().from(files).where(eq(files.hash, hash));
    if (now?.status !== 'processing') return { kind: now ? 'known' : 'gone' };
  }
}

/** The same for a deleted file; false where it is none, or its bytes are being removed. */
const saveDeleted = (db: Db, hash: string, { bytes, ...outcome }: Outcome): Promise<boolean> =>
  db.transaction(async (tx) => {
    const one = eq(deletedFiles.hash, hash);
    const [row] = await tx.select().from(deletedFiles).where(one).for('update');
    if (!row) return false;
    if (row.file.status !== 'processing') return true;
    const beside = (row.file.captions ?? []).reduce((total, mark) => total + mark.bytes, 0);
    const file = { ...row.file, ...outcome, bytes: bytes + beside };
    await tx.update(deletedFiles).set({ file }).where(one);
    return true;
  });
