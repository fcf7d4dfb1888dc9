import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileRow, type FileVariant } from '../../db/schema/files.ts';
import { videoWork } from '../../db/schema/video-work.ts';
import { errorText } from '../../lib/error-text.ts';
import { isFullDisk } from '../../lib/full-disk.ts';
import { forgetFailures, isUp, putOff, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { isStoreFailure } from '../../lib/store-failure.ts';
import { addVariants } from '../uploads/add-variants.ts';
import { removeBytes } from '../uploads/bytes.ts';
import { BrokenVideo } from '../uploads/video-metadata/broken-video.ts';
import { removeMetadata } from '../uploads/video-metadata/remove-metadata.ts';
import { lockVideo, type VideoLock } from './video-lock.ts';
import { inFolder, sweepFolders, touchFolder } from './workplace.ts';

/** Milliseconds between two videos: nobody waits for them. */
const between = 10_000;
/** Videos that are found by one look through all. */
const atOnce = 200;
const videoMetadata: Kind = { name: 'video metadata', failed: 'metadata not removed', most: 3 };

/** Videos that this process has found and not been at, by their hashes; absent where it found none. */
const found = new WeakMap<Backend, string[]>();

/**
 * Removes metadata from videos, and their clips, that were stored before uploads were freed of them:
 * one at a time, the newest first, at each start and once a day until there are none. One that is
 * free of them already stays as it is. Each is cleaned beside what is delivered, and then takes its
 * place at once and whole, with the same length and every needed box or element where it was: a
 * reader has the one or the other in each range, and both play alike. Browsers keep what they loaded
 * before. One that cannot be followed stays as it was, and is given up with a line in the log.
 * Throws while the store is away or full, and goes on there.
 */
export const metadataJob: Job = {
  name: 'video metadata',
  every: 86_400_000,
  next: (backend) => Promise.resolve(found.has(backend) ? between : Infinity),
  async work(backend) {
    const hashes = found.get(backend) ?? [];
    if (hashes.length === 0) hashes.push(...(await findVideos(backend)));
    const hash = hashes.shift();
    if (hash === undefined) found.delete(backend);
    else found.set(backend, hashes);
    if (hash !== undefined) await tryOne(backend, hash);
  },
};

async function findVideos(backend: Backend): Promise<string[]> {
  const { db } = backend;
  await sweepFolders(backend);
  const isHeld = and(
    eq(videoWork.fileHash, files.hash),
    gt(videoWork.lockedUntil, sql`clock_timestamp()`),
  );
  const rows = await db
    .select({ hash: files.hash })
    .from(files)
    .where(
      and(
        mayHold,
        isUp(backend, videoMetadata, files.hash),
        notExists(db.select().from(videoWork).where(isHeld)),
      ),
    )
    .orderBy(desc(files.createdAt))
    .limit(atOnce);
  return rows.map(({ hash }) => hash);
}

/** Condition: a video of which nobody has noted that it is free of metadata. */
const mayHold = and(
  eq(files.type, 'video'),
  eq(files.status, 'ready'),
  sql`${files.variants} -> 'original' ->> 'path' like 'uploads/%'`,
  sql`${files.variants} -> 'original' -> 'isClean' is null`,
);

async function tryOne(backend: Backend, hash: string): Promise<void> {
  const work = randomUUID();
  const lock = await lockVideo(backend, hash, work, () => touchFolder(backend, work)).catch(
    unlessGone(backend, hash),
  );
  if (!lock) return;
  try {
    await inFolder(backend, work, (folder) => clean(backend, hash, folder, lock));
    await forgetFailures(backend.db, videoMetadata, hash);
  } catch (error) {
    if (isFullDisk(error) || isStoreFailure(error)) throw error;
    if (await lock.renew()) await putOff(backend, videoMetadata, hash, error);
  } finally {
    await lock.free();
  }
}

/** A lock goes with its file, so that there is none of a file that was deleted since. */
const unlessGone =
  ({ db }: Backend, hash: string) =>
  async (error: unknown) => {
    if ((await db.$count(files, eq(files.hash, hash))) > 0) throw error;
    return null;
  };

async function clean(backend: Backend, hash: string, folder: string, lock: VideoLock) {
  const [row] = await backend.db
    .select()
    .from(files)
    .where(and(eq(files.hash, hash), mayHold));
  if (!row?.variants.original) return;
  const { original, clip } = row.variants;
  const put = (variant: FileVariant) => cleanStored(backend, variant, { row, folder, lock });
  if (!(await put(original))) return;
  const isKept = !clip || (await put(clip).catch(unlessBroken(backend, hash)));
  if (!isKept) return;
  await addVariants(backend, hash, { original: { ...original, isClean: true } });
}

/** A clip that cannot be followed, of a video that can, is left: the log names it. */
const unlessBroken =
  ({ log }: Backend, hash: string) =>
  (error: unknown) => {
    if (!(error instanceof BrokenVideo)) throw error;
    log.warn('metadata of a clip not removed', { hash, error: errorText(error) });
    return true;
  };

interface At {
  row: FileRow;
  folder: string;
  lock: VideoLock;
}

/** Puts a cleaned copy in the place of a stored film; false where it is not ours to do any more. */
async function cleanStored(
  backend: Backend,
  variant: FileVariant,
  { row: { hash }, folder, lock }: At,
): Promise<boolean> {
  const copy = path.join(folder, 'film');
  await backend.media.fetch(variant.path, copy);
  await removeMetadata(copy, variant.mime);
  // Its file may be deleted by now, and purged: nothing is put where nobody would remove it.
  if (!(await lock.renew())) return false;
  await backend.media.put(copy, variant.path, variant.mime);
  // A purge that overtook the copy knows nothing of it.
  const outcome = await addVariants(backend, hash, {});
  if (outcome === 'gone') await removeBytes(backend, { original: variant });
  return outcome === 'saved';
}
