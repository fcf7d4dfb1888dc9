import { and, eq, lt, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { videoWork } from '../../db/schema/video-work.ts';
import { errorText } from '../../lib/error-text.ts';

/** Milliseconds between two renewals of a lock, which ends by itself after two minutes. */
const renewEvery = 5_000;
const held = sql`clock_timestamp() + interval '2 minutes'`;

/** A video that this work alone is at. */
export interface VideoLock {
  /** Ends once the lock is lost, or the file deleted. */
  readonly signal: AbortSignal;
  /** Holds it for two minutes more; false where it is lost, or the file deleted. */
  renew(): Promise<boolean>;
  free(): Promise<void>;
}

/** Takes the lock of a video by the clock of the database; null where another process has it. */
export async function lockVideo(
  { db, log }: Backend,
  hash: string,
  lockedBy: string,
  onRenewed: () => Promise<unknown>,
): Promise<VideoLock | null> {
  const mine = and(eq(videoWork.fileHash, hash), eq(videoWork.lockedBy, lockedBy));
  const [taken] = await db
    .insert(videoWork)
    .values({ fileHash: hash, lockedBy, lockedUntil: held })
    .onConflictDoUpdate({
      target: videoWork.fileHash,
      set: { lockedBy, lockedUntil: held },
      setWhere: lt(videoWork.lockedUntil, sql`clock_timestamp()`),
    })
    .returning();
  if (!taken) return null;
  const lost = new AbortController();
  const renew = async () => {
    const rows = await db.update(videoWork).set({ lockedUntil: held }).where(mine).returning();
    if (rows.length === 0) lost.abort(new Error('The video is deleted, or in other hands.'));
    else await onRenewed();
    return rows.length > 0;
  };
  const note = (error: unknown) => log.warn('video lock not renewed', { error: errorText(error) });
  const timer = setInterval(() => void renew().catch(note), renewEvery).unref();
  return {
    signal: lost.signal,
    renew,
    async free() {
      clearInterval(timer);
      await db.delete(videoWork).where(mine);
    },
  };
}

/** Locks that the last process of an embedded database held: there is no other process. */
export async function freeDeadVideos({ db, settings }: Backend): Promise<void> {
  if (settings.databaseUrl === undefined) await db.delete(videoWork);
}
