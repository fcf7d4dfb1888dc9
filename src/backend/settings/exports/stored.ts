import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { folderStore } from '../../media/store/folder-store.ts';
import { dataExports, type ExportRow } from '../../db/schema/exports.ts';

/** Copy that a file is of, and the try that wrote it. */
type Try = Pick<ExportRow, 'id' | 'attempt'>;

const folderOf = ({ mediaDir }: Backend) => path.join(mediaDir, 'exports');
const named = /^(\d{1,10})-([0-9a-f-]{36})\.zip(\.part)?$/;

/** Path of an archive, below the folder of the media. */
export const placeOf = ({ id, attempt }: Try) => path.join('exports', `${id}-${attempt}.zip`);

/** Archives stay on this machine, whatever keeps the media. */
export const archives = ({ mediaDir }: Backend) => folderStore(mediaDir);

export const archiveOf = ({ mediaDir }: Backend, one: Try) => path.join(mediaDir, placeOf(one));

/** Path of an archive while it is being written. */
export const partOf = (backend: Backend, one: Try) => `${archiveOf(backend, one)}.part`;

/** Marks archives as expired whose time is over. */
export async function expireExports({ db, clock }: Backend): Promise<void> {
  const isDue = and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, clock()));
  await db.update(dataExports).set({ status: 'expired' }).where(isDue);
}

/**
 * Removes every file that no copy goes on with: what was expired, replaced, or left by a process that was
 * killed. A try is written down before its file is there, so files are listed first. Throws after all
 * had their turn where one could not be removed.
 */
export async function sweepExports(backend: Backend): Promise<number> {
  const folder = folderOf(backend);
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return 0;
  const rows = await backend.db
    .select({ id: dataExports.id, attempt: dataExports.attempt })
    .from(dataExports)
    .where(inArray(dataExports.status, ['making', 'ready']));
  const needed = new Set(rows.map(({ id, attempt }) => `${id}-${attempt}`));
  const isLeft = (name: string) => {
    const [, id, attempt] = named.exec(name) ?? [];
    return id !== undefined && !needed.has(`${id}-${attempt}`);
  };
  const left = names.filter(isLeft);
  const removed = await Promise.allSettled(
    left.map((name) => rm(path.join(folder, name), { force: true })),
  );
  const failed = removed.find((one) => one.status === 'rejected');
  if (failed) throw new Error('Some archives could not be removed.', { cause: failed.reason });
  return left.length;
}

/** Removes all copies of a member, files first: of a purge that was killed the rows are left. */
export async function removeExports(backend: Backend, userId: number): Promise<void> {
  const own = eq(dataExports.userId, userId);
  for (const row of await backend.db.select().from(dataExports).where(own)) {
    await rm(archiveOf(backend, row), { force: true });
    await rm(partOf(backend, row), { force: true });
  }
  await backend.db.delete(dataExports).where(own);
}
