import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { isFullDisk } from '../../lib/full-disk.ts';
import { forgetFailures, isUp, putOff, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { isStoreFailure } from '../../lib/store-failure.ts';
import { addVariants } from './add-variants.ts';
import { keepBytes, removeBytes } from './bytes.ts';
import { drawMedium, mediumSide } from './draw.ts';
import { atWorkplace, bringStored } from './source.ts';

/** Milliseconds between two pictures: nobody waits for them. */
const between = 10_000;
const mediumPicture: Kind = { name: 'medium picture', failed: 'medium size not drawn' };

/** Hash up to which a process has looked since it started; null once it has looked at all. */
const places = new WeakMap<Backend, string | null>();

/**
 * Gives the medium size to pictures of posts and messages that were made ready before there was one:
 * one at a time, drawn from the largest. Each process goes through them once; what failed is tried
 * again after its next start. It takes nothing of its owner's storage. Throws while the store is
 * away or full, and goes on there.
 */
export const mediumJob: Job = {
  name: 'medium pictures',
  every: 86_400_000,
  next: (backend) => Promise.resolve(places.get(backend) === null ? Infinity : between),
  async work(backend) {
    const after = places.get(backend);
    if (after === null) return;
    const row = await findNext(backend, after ?? '');
    if (row) await tryOne(backend, row);
    places.set(backend, row?.hash ?? null);
  },
};

async function findNext(backend: Backend, after: string): Promise<FileRow | undefined> {
  const { hash, purpose, status, type, variants, width, height } = files;
  const [row] = await backend.db
    .select()
    .from(files)
    .where(
      and(
        eq(type, 'image'),
        eq(status, 'ready'),
        inArray(purpose, ['post', 'message']),
        sql`greatest(${width}, ${height}) > ${mediumSide}`,
        sql`${variants} ? 'full' and not ${variants} ? 'medium'`,
        gt(hash, after),
        isUp(backend, mediumPicture, hash),
      ),
    )
    .orderBy(asc(hash))
    .limit(1);
  return row;
}

async function tryOne(backend: Backend, row: FileRow): Promise<void> {
  try {
    await addMedium(backend, row);
    await forgetFailures(backend.db, mediumPicture, row.hash);
  } catch (error) {
    if (isFullDisk(error) || isStoreFailure(error)) throw error;
    await putOff(backend, mediumPicture, row.hash, error);
  }
}

const addMedium = (backend: Backend, { hash, variants: { full } }: FileRow): Promise<void> =>
  atWorkplace(backend, hash, async (place) => {
    if (!full) return;
    const whole = await bringStored(backend, full.path, place);
    const medium = await drawMedium(place.mediaDir, hash, whole);
    if (!medium) return;
    await keepBytes(backend, { medium }, place.mediaDir);
    const outcome = await addVariants(backend, hash, { medium });
    if (outcome === 'gone') await removeBytes(backend, { medium });
  });
