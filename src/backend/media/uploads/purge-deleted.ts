import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { deletedFiles } from '../../db/schema/deleted-files.ts';
import { isOlder } from '../../lib/age.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { soon } from '../../lib/jobs/run.ts';
import { removeAllBytes } from './bytes.ts';
import { removeSource } from './source.ts';

/** Milliseconds for which a deleted file may be restored. */
const keptFor = 3_600_000;
const atOnce = 500;
/** Bytes that somebody deleted are tried to be removed for a month. */
const deletedFile: Kind = { name: 'deleted file', failed: 'deleted file not purged', most: 38 };

/**
 * Removes deleted files for good: those of an hour ago, and a member's oldest where all of theirs together
 * are more than a whole storage, which deleting and uploading by turns would otherwise exceed.
 */
export async function purgeDeleted(backend: Backend): Promise<void> {
  while ((await beginPurge(backend)) === atOnce);
  const begun = and(
    isNotNull(deletedFiles.purgeBegunAt),
    isUp(backend, deletedFile, deletedFiles.hash),
  );
  const rows = await backend.db.select({ hash: deletedFiles.hash }).from(deletedFiles).where(begun);
  await doEach(backend, deletedFile, rows, {
    subjectOf: ({ hash }) => hash,
    work: ({ hash }) => purgeOne(backend, hash),
  });
}

/** Removes all deleted files of a member; those in another process's hands go there. */
export async function purgeDeletedOf(backend: Backend, ownerId: number): Promise<number> {
  const rows = await backend.db
    .update(deletedFiles)
    .set({ purgeBegunAt: backend.clock() })
    .where(eq(deletedFiles.ownerId, ownerId))
    .returning({ hash: deletedFiles.hash });
  for (const { hash } of rows) await purgeOne(backend, hash);
  return rows.length;
}

export const deletedFilesJob: Job = {
  name: 'deleted files',
  every: 600_000,
  work: purgeDeleted,
};

/** Has the job look whether somebody keeps too much. */
export const purgeSoon = (backend: Backend) => soon(backend, deletedFilesJob.name);

/** Ends the time to restore of what is due; that is committed before the first byte goes. */
const beginPurge = ({ db, clock, settings }: Backend): Promise<number> =>
  db.transaction(async (tx) => {
    const { hash, ownerId, file, deletedAt, purgeBegunAt } = deletedFiles;
    const total = sql<number>`sum((${file} ->> 'bytes')::bigint)
      over (partition by ${ownerId} order by ${deletedAt} desc, ${hash})`;
    const sums = tx
      .select({ hash, total: total.as('total') })
      .from(deletedFiles)
      .where(isNull(purgeBegunAt))
      .as('sums');
    const over = tx
      .select({ hash: sums.hash })
      .from(sums)
      .where(gt(sums.total, settings.storagePerMember));
    const due = or(isOlder(deletedAt, clock(), keptFor), inArray(hash, over));
    const rows = await tx
      .select({ hash })
      .from(deletedFiles)
      .where(and(isNull(purgeBegunAt), due))
      .orderBy(asc(hash))
      .limit(atOnce)
      // What somebody restores at this moment is theirs.
      .for('update', { skipLocked: true });
    const hashes = rows.map((row) => row.hash);
    if (hashes.length > 0)
      await tx.update(deletedFiles).set({ purgeBegunAt: clock() }).where(inArray(hash, hashes));
    return hashes.length;
  });

/** The bytes go first: a purge that was killed finds the rest by its row. False where another process is at it. */
const purgeOne = (backend: Backend, hash: string): Promise<boolean> =>
  backend.db.transaction(async (tx) => {
    const one = eq(deletedFiles.hash, hash);
    const [row] = await tx
      .select()
      .from(deletedFiles)
      .where(one)
      .for('update', { skipLocked: true });
    if (!row) return false;
    await removeAllBytes(backend, { ...row.file, hash });
    await removeSource(backend, hash);
    await tx.delete(deletedFiles).where(one);
    return true;
  });
