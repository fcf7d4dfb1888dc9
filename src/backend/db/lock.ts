import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { makeDataDir, unwritable } from '../data-dir.ts';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../settings.ts';
import {
  beatEvery,
  beatsFor,
  holderHere,
  readHolder,
  standingOf,
  writeBeat,
  type Holder,
} from './lock-holder.ts';

/** Locks of this very process: a file that names our pid otherwise is a dead container's, whose pid came back. */
const held = new Set<string>();

/** Error of a folder that somebody else holds: they may let it go. */
export class FolderInUse extends StartupError {
  /**
   * True if the holder is in another container, where its process is not seen: its beat decides.
   */
  readonly isElsewhere: boolean;
  constructor(dataDir: string, pid: number, isElsewhere: boolean) {
    const file = path.join(dataDir, 'lock.pid');
    super(
      `DATA_DIR ${dataDir} is in use by another Fanfare server (process ${pid}` +
        `${isElsewhere ? ' of another container or machine' : ''}). ` +
        'Stop that one, or set DATA_DIR to another folder. ' +
        `If no server uses the folder any more, delete ${file} and start again.`,
    );
    this.isElsewhere = isElsewhere;
  }
}

/**
 * Keeps a second process out of an embedded database, also one of another container: PGlite has no
 * lock of its own, and two writers on one folder lose rows. `lock.pid` names the holder, `lock.beat`
 * where it lives, beating. Of the same place the process decides, so that a lock after kill -9 is
 * taken over at once; of another a beat within 15 s. Who finds its lock taken (it stood still for
 * longer) learns it by `onLost`, and must write no more.
 */
export function lockFolder(dataDir: string, onLost = () => endAtOnce(dataDir)): () => void {
  const file = path.join(dataDir, 'lock.pid');
  const beat = path.join(dataDir, 'lock.beat');
  try {
    makeDataDir(dataDir);
    for (let attempt = 0; ; attempt += 1) {
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
        const holder = holderHere();
        writeBeat(beat, holder, 'w');
        held.add(file);
        const stop = keepBeating(beat, holder, onLost);
        return () => {
          stop();
          release(file, beat, holder);
        };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        const judged = stampOf(file);
        const pid = Number(readFileSync(file, 'utf8'));
        const standing = standingOf(beat, pid, () => held.has(file));
        if (standing !== 'gone' || attempt > 0)
          throw new FolderInUse(dataDir, pid, standing === 'elsewhere');
        putAside(file, judged);
      }
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw unwritable(dataDir, errorCode(error));
  }
}

/**
 * The lock for a server: a holder elsewhere that was killed may look alive for 15 s more, which are
 * waited out; one that beats meanwhile lives, and refuses at once.
 */
export async function lockFolderSoon(dataDir: string): Promise<() => void> {
  const beat = path.join(dataDir, 'lock.beat');
  for (let seen: string | undefined; ; await pause(beatEvery / 4)) {
    try {
      return lockFolder(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUse && error.isElsewhere)) throw error;
      const now = stampOf(beat);
      if (seen !== undefined && now !== seen) throw error;
      seen = now;
    }
  }
}

/** Identity of a file: its inode, which is given out again, and the time of its last write. */
function stampOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}@${stat.mtimeNs}` : '';
}

/** Removes only the lock that was judged: one that somebody else has made since is put back. */
function putAside(file: string, judged: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (stampOf(aside) !== judged) linkSync(aside, file);
  } catch (error) {
    // Another server was faster: it has put the lock aside, or has its own by now.
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function keepBeating(beat: string, holder: Holder, onLost: () => void): () => void {
  const timer = setInterval(() => {
    try {
      const found = readHolder(beat);
      if (!found || found.token === holder.token)
        return writeBeat(beat, holder, found ? 'r+' : 'w');
    } catch {
      // A full disk, or a folder that is gone: the next beat tries again.
      return;
    }
    clearInterval(timer);
    onLost();
  }, beatEvery);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Ends this process at once: the folder's new holder writes to it by now, and a write of ours would
 * cost rows.
 */
function endAtOnce(dataDir: string) {
  console.error(
    `DATA_DIR ${dataDir} was taken by another Fanfare server, because this one stood still for ` +
      `${beatsFor / 1_000} seconds or its lock was deleted. This one ends without a further write.`,
  );
  process.exit(1);
}

function release(file: string, beat: string, { pid, token }: Holder) {
  held.delete(file);
  try {
    if (readHolder(beat)?.token !== token) return;
    if (readFileSync(file, 'utf8') === String(pid)) rmSync(file, { force: true });
    rmSync(beat, { force: true });
  } catch {
    // The folder may be gone already; there is nothing left to free.
  }
}
