import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteRange } from '../../http/byte-range.ts';
import { errorCode } from '../../lib/error-code.ts';
import { checkKey, isKey, type MediaStore } from './media-store.ts';

/** Codes of what has no file at its place. */
const absent: readonly string[] = ['ENOENT', 'ENOTDIR'];

const nullIfAbsent = (error: unknown) => {
  if (absent.includes(errorCode(error))) return null;
  throw error;
};

/** Media in a folder of this machine: one that is processed lies in its place already. */
export function folderStore(folder: string): MediaStore {
  const placeOf = (key: string) => {
    checkKey(key);
    return path.join(folder, key);
  };
  const size = async (key: string) => {
    const found = isKey(key) ? await stat(placeOf(key)).catch(nullIfAbsent) : null;
    return found?.isFile() ? { bytes: found.size, modified: found.mtime } : null;
  };
  return {
    folder,
    size,
    put: (localFile, key) => moveTo(localFile, placeOf(key)),
    range: (key, range) => bytesOf(placeOf(key), range),
    fetch: (key, localFile) => copyTo(placeOf(key), localFile),
    remove: (key) => rm(placeOf(key), { force: true }),
    sign: () => Promise.resolve(null),
    async *list(prefix) {
      for await (const key of keysBelow(folder, prefix)) {
        const found = await size(key);
        if (found) yield { key, ...found };
      }
    },
  };
}

async function moveTo(localFile: string, place: string): Promise<void> {
  if (path.resolve(localFile) === place) return;
  await mkdir(path.dirname(place), { recursive: true });
  await rename(localFile, place);
}

async function copyTo(place: string, localFile: string): Promise<void> {
  const unfinished = `${localFile}.${randomUUID()}.new`;
  try {
    await copyFile(place, unfinished);
    await rename(unfinished, localFile);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Opened when the first byte is asked for, closed with the last or when nobody reads on. */
async function* bytesOf(place: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  if (end < start) return;
  let left = end - start + 1;
  for await (const bytes of createReadStream(place, { start, end }) as AsyncIterable<Uint8Array>) {
    left -= bytes.length;
    yield bytes;
  }
  if (left > 0) throw new Error('A stored file ended too soon.');
}

/** A folder that goes meanwhile has no files. */
async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch(
    nullIfAbsent,
  );
  for (const entry of entries ?? []) {
    if (entry.isDirectory()) yield* keysBelow(folder, `${prefix}${entry.name}/`);
    else if (entry.isFile()) yield `${prefix}${entry.name}`;
  }
}
