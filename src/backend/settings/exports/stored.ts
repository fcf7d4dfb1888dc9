import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { dataExports, type ExportRow } from '../../db/schema/exports.ts';

/** Copy that a file is of, and the try that wrote it. */
type Try = Pick<ExportRow, 'id' | 'attempt'>;

const prefix = 'exports/';
const folderOf = ({ mediaDir }: Backend) => path.join(mediaDir, prefix);
const named = /^(\d{1,10})-([0-9a-f-]{36})\.zip(\.part)?$/;

/** Key of an archive in the store of the media. */
export const placeOf = ({ id, attempt }: Try) => `${prefix}${id}-${attempt}.zip`;

/** Path of an archive while it is being written, on this machine. */
export const partOf = ({ mediaDir }: Backend, one: Try) =>
  path.join(mediaDir, `${placeOf(one)}.part`);

/** Keeps an archive that was written where every process finds it; whole or not at all. */
export const keepArchive = (backend: Backend, one: Try): Promise<void> =>
  backend.media.put(partOf(backend, one), placeOf(one), 'application/zip');

/** Marks archives as expired whose time is over; true where there were any. */
export async function expireExports({ db, clock }: Backend): Promise<boolean> {
  const isDue = and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, clock()));
  const rows = await db
    .update(dataExports)
    .set({ status: 'expired' })
    .where(isDue)
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/**
 * Removes every file that no copy goes on with, on this machine and in a bucket: what was expired,
 * replaced, or left by a process that was killed. A try is written down before its file is there, so files
 * are listed first. Throws after all had their turn where one could not be removed.
 */
export async function sweepExports(backend: Backend): Promise<number> {
  const here = await readdir(folderOf(backend)).catch(() => []);
  const stored = await namesInBucket(backend);
  if (here.length + stored.length === 0) return 0;
  const isLeft = await leftOf(backend);
  const gone = here.filter(isLeft).map((name) => rm(path.join(folderOf(backend), name), force));
  const away = stored.filter(isLeft).map((name) => backend.media.remove(prefix + name));
  const removed = await Promise.allSettled([...gone, ...away]);
  const failed = removed.find((one) => one.status === 'rejected');
  if (failed) throw new Error('Some archives could not be removed.', { cause: failed.reason });
  return removed.length;
}

const force = { force: true };

/** Names of the archives in a bucket; none where a folder keeps them. */
async function namesInBucket({ media }: Backend): Promise<string[]> {
  const names: string[] = [];
  if (media.folder !== null) return names;
  for await (const { key } of media.list(prefix)) names.push(key.slice(prefix.length));
  return names;
}

/** Condition on names: those of archives that no copy goes on with. */
async function leftOf({ db }: Backend): Promise<(name: string) => boolean> {
  const rows = await db
    .select({ id: dataExports.id, attempt: dataExports.attempt, status: dataExports.status })
    .from(dataExports)
    .where(inArray(dataExports.status, ['making', 'ready']));
  const statuses = new Map(rows.map(({ id, attempt, status }) => [`${id}-${attempt}`, status]));
  return (name) => {
    const [, id, attempt, part] = named.exec(name) ?? [];
    const status = statuses.get(`${id}-${attempt}`);
    const isNeeded = status === 'making' || (status === 'ready' && part === undefined);
    return id !== undefined && !isNeeded;
  };
}

/** Removes all copies of a member, files first: of a purge that was killed the rows are left. */
export async function removeExports(backend: Backend, userId: number): Promise<void> {
  const own = eq(dataExports.userId, userId);
  for (const row of await backend.db.select().from(dataExports).where(own)) {
    await backend.media.remove(placeOf(row));
    await rm(partOf(backend, row), force);
  }
  await backend.db.delete(dataExports).where(own);
}
