import { and, eq } from 'drizzle-orm';
import { isOlder } from '../../lib/age.ts';
import type { Backend } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { errorCode } from '../../lib/error-code.ts';
import { errorText } from '../../lib/error-text.ts';
import { publishToUser } from '../../app/events/publish.ts';
import { isFullDisk } from '../../lib/full-disk.ts';
import {
  forgetFailures,
  isNotGivenUp,
  isUp,
  putOff,
  type Kind,
} from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { mediaUrl } from '../addresses.ts';
import { isStoreFailure } from '../../lib/store-failure.ts';
import { keepBytes, removeBytes } from './bytes.ts';
import { BrokenPicture } from './draw.ts';
import { renditionsSoon } from './rendition-names.ts';
import { isUnfinished, saveOutcome } from './outcome.ts';
import { keepPicture } from './picture.ts';
import { keepUnread } from './read-here.ts';
import { atWorkplace, bringSource, removeSource, type Workplace } from './source.ts';
import { isUnread } from './unread.ts';
import { keepVideo } from './video.ts';
import { BrokenVideo } from './video-metadata/broken-video.ts';

/** Pictures made ready at once: each takes a core. Videos that ffmpeg reads hold none of them up. */
const atOnce = 2;

/** Milliseconds before another try: these, and the last again and again, for about a day. */
const pauses = [1_000, 4_000, 15_000, 60_000, 300_000, 900_000, 3_600_000];
/** A full disk, or a bucket that is away, is nobody's fault, and lets none be given up. */
export const unfinishedFile: Kind = {
  name: 'file',
  failed: 'file waits',
  most: 30,
  hasOwnPauses: true,
};
/**
 * Milliseconds after which a file that is not ready, and that nobody waits with, was left by a
 * process that died.
 */
const abandonedAfter = 3_600_000;
/** Milliseconds in which bytes that are not here may still be moved to their place. */
const arrival = 600_000;

const running = new Map<string, Promise<void>>();
/** Files that could not be made ready yet, with the number of their tries. */
const waiting = new Map<string, { timer: NodeJS.Timeout; tries: number }>();
const lanes: Promise<void>[] = Array.from({ length: atOnce + 1 }, () => Promise.resolve());
let nextLane = 0;

/** True if this process makes the file ready, now or after a pause. */
export const isProcessing = (hash: string) => running.has(hash) || waiting.has(hash);

/** True for a video that this process leaves to one with ffmpeg: nobody has read it. */
const isLeft = ({ ffmpeg }: Backend, row: FileRow) => ffmpeg === null && isUnread(row);

/**
 * Makes an uploaded file ready, soon and once; never throws: it ends as `ready` or `failed`, or stays
 * `processing` and is tried again while it is the machine that cannot, as one whose disk is full. A
 * video that only ffmpeg reads waits where there is none.
 */
export function processFile(backend: Backend, row: FileRow): Promise<void> {
  const known = running.get(row.hash);
  if (known) return known;
  const tries = waiting.get(row.hash)?.tries ?? 0;
  forget(row.hash);
  if (isLeft(backend, row)) return Promise.resolve();
  const lane = isUnread(row) ? atOnce : nextLane;
  if (lane === nextLane) nextLane = (nextLane + 1) % atOnce;
  const work = (lanes[lane] ?? Promise.resolve())
    .then(() => makeReady(backend, row))
    .then(() => forgetFailures(backend.db, unfinishedFile, row.hash))
    .catch((error: unknown) => wait(backend, row, tries, error))
    .finally(() => running.delete(row.hash));
  lanes[lane] = work;
  running.set(row.hash, work);
  return work;
}

/**
 * Goes on with what a process before this one left unfinished, but what was given up: of `age` or older,
 * which nobody is known to be at.
 */
export async function resumeFiles(backend: Backend, age = 0): Promise<void> {
  const left = await backend.db
    .select()
    .from(files)
    .where(
      and(
        eq(files.status, 'processing'),
        isOlder(files.createdAt, backend.clock(), age),
        age === 0
          ? isNotGivenUp(backend, unfinishedFile, files.hash)
          : isUp(backend, unfinishedFile, files.hash),
      ),
    );
  const count = left.filter((row) => isLeft(backend, row)).length;
  if (count > 0) backend.log.warn('videos wait for a server with ffmpeg', { count });
  for (const row of left) if (!isProcessing(row.hash)) void processFile(backend, row);
}

/** Backends that have gone on with everything that was left before they started. */
const resumed = new WeakSet<Backend>();

export const fileJob: Job = {
  name: 'files',
  every: 600_000,
  async work(backend) {
    await resumeFiles(backend, resumed.has(backend) ? abandonedAfter : 0);
    resumed.add(backend);
  },
};

/** Keeps the bytes; the file says why it waits, and is tried again unless it is given up. */
async function wait(backend: Backend, row: FileRow, tries: number, error: unknown) {
  const { hash } = row;
  const isFull = isFullDisk(error);
  const timer = setTimeout(
    () => void tryAgain(backend, row, tries + 1),
    pauses[Math.min(tries, pauses.length - 1)],
  ).unref();
  waiting.set(hash, { timer, tries: tries + 1 });
  const reason = isFull ? 'disk_full' : 'delayed';
  try {
    if (isFull || isStoreFailure(error))
      backend.log.warn(unfinishedFile.failed, { hash, error: errorText(error) });
    else if (await putOff(backend, unfinishedFile, hash, error)) forget(hash);
    await backend.db.update(files).set({ error: reason }).where(isUnfinished(hash));
  } catch (failure) {
    // The disk of the database may be the full one.
    const about = { hash, reason, error: errorText(error), notKept: errorText(failure) };
    backend.log.warn('reason not kept', about);
  }
}

/** Takes a file out of those that wait. */
function forget(hash: string): void {
  clearTimeout(waiting.get(hash)?.timer);
  waiting.delete(hash);
}

async function tryAgain(backend: Backend, row: FileRow, tries: number): Promise<void> {
  try {
    const [still] = await backend.db.select().from(files).where(isUnfinished(row.hash));
    if (still) await processFile(backend, still);
    else waiting.delete(row.hash);
  } catch (error) {
    await wait(backend, row, tries, error);
  }
}

/**
 * Final state of a file: its renderings, or why there will be none. Throws errors that may pass.
 */
async function outcomeOf(backend: Backend, row: FileRow) {
  const isVideo = row.type === 'video';
  try {
    const made = await atWorkplace(backend, row.hash, (place) => makeAt(backend, row, place));
    return { ...made, status: 'ready' as const, error: null };
  } catch (error) {
    const age = backend.clock().getTime() - row.createdAt.getTime();
    const isLost = errorCode(error) === 'ENOENT' && age > arrival;
    const isBroken = error instanceof BrokenPicture || error instanceof BrokenVideo;
    if (!isLost && !isBroken) throw error;
    backend.log.warn(`${row.type} refused`, { hash: row.hash, error: errorText(error) });
    const reason = isLost ? 'lost' : reasonOf(isVideo ? 'video' : 'picture', error);
    return { status: 'failed' as const, error: reason, bytes: 0 };
  }
}

/** Makes a file's renderings on this machine, and stores them. */
async function makeAt(backend: Backend, row: FileRow, place: Workplace) {
  await bringSource(backend, row, place);
  const made = await keep(backend, row, place);
  await keepBytes(backend, made.variants, place.mediaDir);
  return made;
}

function keep({ ffmpeg }: Backend, row: FileRow, place: Workplace) {
  if (row.type !== 'video') return keepPicture(place, row);
  return ffmpeg !== null && isUnread(row) ? keepUnread(ffmpeg, place, row) : keepVideo(place, row);
}

/** Sentence for the owner of a file that will never be ready; it names a limit that is exceeded. */
function reasonOf(kind: 'video' | 'picture', error: unknown): string {
  const limit = error instanceof BrokenVideo ? error.limit : null;
  return `The ${kind} could not be read${limit === null ? '' : `: it has ${limit}`}.`;
}

async function makeReady(backend: Backend, row: FileRow): Promise<void> {
  const { hash, ownerId } = row;
  const changed = await outcomeOf(backend, row);
  const { kind } = await saveOutcome(backend, hash, changed);
  const isReady = changed.status === 'ready';
  // The renderings of another process have the same names: they go only with their file.
  if (kind === 'known') return;
  if (kind === 'gone') await removeBytes(backend, isReady ? changed.variants : {});
  await removeSource(backend, hash);
  if (kind !== 'saved') return;
  if (isReady && row.type === 'video') renditionsSoon(backend);
  const { status, error } = changed;
  await publishToUser(backend, ownerId, 'MediaProcessed', {
    hash,
    status,
    thumb_url: isReady ? mediaUrl(backend, hash, 'thumb', ownerId).url : null,
    ...(error !== null && { error }),
  });
}
