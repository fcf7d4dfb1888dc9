import { readdir, rm, stat } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { unfinishedUploads } from '../../db/schema/unfinished-uploads.ts';
import { isOlder } from '../../lib/age.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { sweepPieces } from './resumable-bucket.ts';
import { bytesOf, piecesDir } from './resumable-bytes.ts';
import { isFree } from './resumable-lock.ts';
import { removeUploads } from './resumable-take.ts';

const day = 86_400_000;
/** Milliseconds for which an upload may be gone on with, counted from its creation. */
export const keptFor = 7 * day;
const atOnce = 200;

/** Removes uploads whose time is over, but none that is being written, and bytes without a row. */
export async function sweepUploads(backend: Backend): Promise<number> {
  const { db, clock } = backend;
  const isDue = and(isOlder(unfinishedUploads.createdAt, clock(), keptFor), isFree);
  let count = 0;
  for (;;) {
    const rows = await db.select().from(unfinishedUploads).where(isDue).limit(atOnce);
    await removeUploads(backend, rows);
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await sweepBytes(backend);
  return count;
}

/** Bytes that nobody waits for, as after a database was put back; a creation may be about to name young ones. */
async function sweepBytes(backend: Backend): Promise<void> {
  const rows = await backend.db
    .select({ id: unfinishedUploads.id })
    .from(unfinishedUploads)
    .where(isNull(unfinishedUploads.fileHash));
  const known = new Set(rows.map(({ id }) => id));
  const before = backend.clock().getTime() - day;
  const isBucket = backend.media.folder === null;
  // Uploads of the time before the bucket cannot go on.
  await sweepFolder(backend, isBucket ? new Set() : known, before);
  if (isBucket) await sweepPieces(backend, known, before);
}

async function sweepFolder(backend: Backend, known: ReadonlySet<string>, before: number) {
  for (const name of await readdir(piecesDir(backend)).catch(() => [])) {
    if (known.has(name)) continue;
    const found = await stat(bytesOf(backend, name)).catch(() => null);
    if (found && found.mtimeMs < before) await rm(bytesOf(backend, name), { force: true });
  }
}

/** Removes all uploads of a member, with their bytes. */
export async function purgeUploadsOf(backend: Backend, ownerId: number): Promise<void> {
  const own = eq(unfinishedUploads.ownerId, ownerId);
  await removeUploads(backend, await backend.db.select().from(unfinishedUploads).where(own));
}

export const unfinishedUploadsJob: Job = {
  name: 'unfinished uploads',
  every: 600_000,
  work: sweepUploads,
};
