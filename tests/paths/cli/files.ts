import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './call.ts';

/** Folder of files that nobody named one for. */
export const usualFolder = 'node_modules/.cache/paths';

/** Makes a folder and those above it one by one: asked for all at once, Node never comes back from /proc. */
const make = (folder: string): void => {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (path.dirname(folder) !== folder) make(path.dirname(folder));
  mkdirSync(folder);
};

/** Throws a UsageError unless files can be written there: said before the work, not after it. */
export function openFolder(folder: string): void {
  try {
    make(path.resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`--out "${folder}" cannot be written to (${code}).`);
  }
}

/** Writes a file and the folders above it; answers with its path for the person to open. */
export function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  make(path.resolve(path.dirname(file)));
  writeFileSync(file, text);
  return file;
}
