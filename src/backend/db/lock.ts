import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir, unwritable } from '../data-dir.ts';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../settings.ts';

/** Locks of this very process: a file that names our pid otherwise is a dead container's, whose pid came back. */
const held = new Set<string>();

/**
 * Keeps a second process out of an embedded database: PGlite has no lock of its own, and two
 * writers on one folder lose rows. A lock whose process is gone (kill -9) is taken over.
 */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock.pid');
  try {
    makeDataDir(dataDir);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
        held.add(file);
        return () => release(file);
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        const holder = Number(readFileSync(file, 'utf8'));
        if (holder === process.pid ? held.has(file) : isAlive(holder)) throw inUse(dataDir, holder);
        rmSync(file, { force: true });
      }
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw unwritable(dataDir, errorCode(error));
  }
  throw inUse(dataDir, 0);
}

/** Somebody else holds the folder: they may let it go. */
export class FolderInUse extends StartupError {}

const inUse = (dataDir: string, pid: number) =>
  new FolderInUse(
    `DATA_DIR ${dataDir} is in use by another Fanfare server (process ${pid}). ` +
      'Stop that one, or set DATA_DIR to another folder.',
  );

function release(file: string) {
  held.delete(file);
  try {
    if (readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
  } catch {
    // The folder may be gone already; there is nothing left to free.
  }
}

/** A process of another user answers EPERM: it lives. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
