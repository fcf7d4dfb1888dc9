import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Memory that Linux lends as a folder. */
const inMemory = '/dev/shm';
/** Bytes that must be free there: the largest suite writes less than a quarter of it. */
const wanted = 4 * 2 ** 30;

/** Folder for temporary files: databases that live for a test would keep a slow disk busy. */
const ground = (): string => {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= wanted ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** Gives a run a temporary folder of its own and takes it away at its end, with all that tests left in it. */
export default function setup(): () => void {
  const before = process.env['TMPDIR'];
  const mine = mkdtempSync(path.join(ground(), 'fanfare-run-'));
  // PostgreSQL refuses to run as root, and its own user has to get to its folder inside this one.
  chmodSync(mine, 0o711);
  process.env['TMPDIR'] = mine;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(mine, { recursive: true, force: true });
  };
}
