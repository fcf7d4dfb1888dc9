import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './error-code.ts';
import { StartupError } from './settings.ts';

/**
 * Makes the folder of the data, and those above it. Throws a StartupError that names it.
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    closeToOthers(dataDir);
  } catch (error) {
    throw unwritable(dataDir, errorCode(error));
  }
}

/**
 * Closes the folder to the machine's other users: they read neither the key nor the mails; a mount
 * may refuse, and stays.
 */
function closeToOthers(dataDir: string): void {
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(errorCode(error))) throw error;
  }
}

/**
 * Node 20's own `recursive` never returns where the folder above is there and yet takes no children
 * (below `/proc` the kernel says ENOENT): it makes that one again and again.
 */
function makeFolder(folder: string): void {
  const above = path.dirname(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || above === folder || existsSync(above)) throw error;
    makeFolder(above);
    mkdirSync(folder);
  }
}

/** The message for a folder that is read-only, of another user, or not a folder. */
export const unwritable = (dataDir: string, code: string) =>
  new StartupError(
    ['EEXIST', 'ENOTDIR'].includes(code)
      ? `DATA_DIR ${dataDir} cannot be written (${code}): a file stands in its way. ` +
          'Move that file, or set DATA_DIR to another folder.'
      : `DATA_DIR ${dataDir} cannot be written (${code}). ` +
          'Make the folder writable, or set DATA_DIR to another one.',
  );
