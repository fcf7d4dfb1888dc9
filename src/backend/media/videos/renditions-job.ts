import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { failedWork } from '../../db/schema/failed-work.ts';
import { files, lacksRenditions, type FileRow } from '../../db/schema/files.ts';
import { videoWork } from '../../db/schema/video-work.ts';
import { errorCode } from '../../lib/error-code.ts';
import { errorText } from '../../lib/error-text.ts';
import { isFullDisk } from '../../lib/full-disk.ts';
import { forgetFailures, isUp, putOff, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { isStoreFailure } from '../../lib/store-failure.ts';
import { UndecodableVideo } from '../ffmpeg/run-ffmpeg.ts';
import { addVariants } from '../uploads/add-variants.ts';
import { keepBytes, removeBytes } from '../uploads/bytes.ts';
import { renditionsJobName } from '../uploads/rendition-names.ts';
import { isVideoMime } from '../uploads/video-kind.ts';
import { makeRenditions } from './make-renditions.ts';
import { freeDeadVideos, lockVideo, type VideoLock } from './video-lock.ts';
import { inFolder, sweepFolders, touchFolder } from './workplace.ts';

/** A video that ffmpeg refuses is tried three times; what its owner sent plays without renditions. */
const refused: Kind = { name: 'renditions', failed: 'video not decoded', most: 3 };
/** Work that took too much of the processor is done another time, with more of it. */
const slow: Kind = { name: 'slow renditions', failed: 'renditions put off', most: Infinity };

/** Milliseconds for which a video is new: those before it are made with pauses between them. */
const newFor = 3_600_000;
/** Milliseconds between two videos that were stored earlier. */
const pause = 30_000;

/** Processor seconds for a ladder: these, and these for each second of the video. */
const least = 600;
const perSecond = 60;
/** Seconds of a video that count at most. */
const longest = 14_400;
/** Times by which they double, one each time that they were too few. */
const doublings = 4;

/** Makes renditions of videos that are ready, the newest first, and one at a time in a process. */
export const renditionsJob: Job = {
  name: renditionsJobName,
  every: 600_000,
  work: makeAll,
  next: async (backend) => ((await nextVideo(backend)) ? pause : Infinity),
};

/** Backends whose dead works were cleared away. */
const cleared = new WeakSet<Backend>();

async function makeAll(backend: Backend, signal: AbortSignal): Promise<void> {
  const { ffmpeg } = backend;
  if (ffmpeg === null) return;
  if (!cleared.has(backend)) await freeDeadVideos(backend);
  cleared.add(backend);
  await sweepFolders(backend);
  while (!signal.aborted) {
    const row = await nextVideo(backend);
    if (!row) return;
    await makeOne(backend, ffmpeg, row, signal);
    if (backend.clock().getTime() - row.createdAt.getTime() > newFor) return;
  }
}

/** The newest video without renditions that nobody is at, and whose time has come. */
async function nextVideo(backend: Backend): Promise<FileRow | undefined> {
  const { db, ffmpeg } = backend;
  if (ffmpeg === null) return undefined;
  const isHeld = and(
    eq(videoWork.fileHash, files.hash),
    gt(videoWork.lockedUntil, sql`clock_timestamp()`),
  );
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        lacksRenditions(files),
        isUp(backend, refused, files.hash),
        isUp(backend, slow, files.hash),
        notExists(db.select().from(videoWork).where(isHeld)),
      ),
    )
    .orderBy(desc(files.createdAt))
    .limit(1);
  return row;
}

/** Throws what is no fault of the video: a full disk, or a store that is away. */
async function makeOne(
  backend: Backend,
  ffmpeg: string,
  row: FileRow,
  ending: AbortSignal,
): Promise<void> {
  const work = randomUUID();
  const lock = await lockVideo(backend, row.hash, work, () => touchFolder(backend, work));
  if (!lock) return;
  try {
    await inFolder(backend, work, (folder) => make(backend, { ffmpeg, row, folder, lock, ending }));
  } catch (error) {
    await note(backend, row, error, { ending, lock });
  } finally {
    await lock.free();
  }
}

interface Making {
  ffmpeg: string;
  row: FileRow;
  folder: string;
  lock: VideoLock;
  ending: AbortSignal;
}

async function make(backend: Backend, { ffmpeg, row, folder, lock, ending }: Making) {
  const { hash, variants } = row;
  const { original } = variants;
  if (!original || !isVideoMime(original.mime)) throw new UndecodableVideo('it is no video');
  const source = await bring(backend, original.path, folder);
  const made = await makeRenditions({
    ffmpeg,
    folder,
    source,
    row: { ...row, mime: original.mime },
    processorSeconds: await budgetOf(backend, row),
    signal: AbortSignal.any([ending, lock.signal]),
  });
  // Another process may be at it if this one stood still, and its files have the same names.
  if (!(await lock.renew())) return;
  await keepBytes(backend, made, folder);
  if ((await addVariants(backend, hash, made)) === 'gone') return removeBytes(backend, made);
  for (const kind of [refused, slow]) await forgetFailures(backend.db, kind, hash);
  const names = Object.keys(made);
  backend.log.info('renditions made', { hash, names });
}

/** Path of a stored video on this machine; that of a bucket is fetched to the folder. */
async function bring({ media }: Backend, key: string, folder: string): Promise<string> {
  if (media.folder !== null) return path.join(media.folder, key);
  const source = path.join(folder, 'source');
  await media.fetch(key, source);
  return source;
}

async function budgetOf({ db }: Backend, { hash, duration }: FileRow): Promise<number> {
  const before = and(eq(failedWork.kind, slow.name), eq(failedWork.subject, hash));
  const [known] = await db.select({ tries: failedWork.tries }).from(failedWork).where(before);
  const times = 2 ** Math.min(known?.tries ?? 0, doublings);
  return times * (least + perSecond * Math.min(duration ?? 0, longest));
}

/** Notes why a video has no renditions; nothing where the work was ended, or the video deleted. */
async function note(
  backend: Backend,
  { hash }: FileRow,
  error: unknown,
  { ending, lock }: { ending: AbortSignal; lock: VideoLock },
): Promise<void> {
  if (ending.aborted || !(await lock.renew())) return;
  if (isFullDisk(error) || isStoreFailure(error)) {
    backend.log.warn('renditions wait', { hash, error: errorText(error) });
    throw error;
  }
  const isRefused = error instanceof UndecodableVideo || errorCode(error) === 'ENOENT';
  await putOff(backend, isRefused ? refused : slow, hash, error);
}
