import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreFailure } from '../../lib/store-failure.ts';
import type { MediaStore, StoredObject } from './media-store.ts';

/** Files that are copied at once. */
const atOnce = 8;

/** Keys that either store may hold; all else below the folder of the media is of its machine. */
const keptPrefixes = ['seed/', 'uploads/', 'incoming/', 'exports/'] as const;

/** Files and bytes that were copied, and files that were there with the same length. */
export interface Copied {
  files: number;
  bytes: number;
  there: number;
}

interface Options {
  prefixes?: readonly string[];
  /** A folder of this machine that may be made, for files on their way. */
  desk: string;
  /** Removes each file from its old place once it is in the new one with its whole length. */
  isMove?: boolean;
  onProgress?: (copied: Copied) => void;
}

type Entry = StoredObject & { key: string };

/**
 * Copies the files that another store lacks, or has with another length. Begun again after an
 * interruption, it goes on. Throws where a file has not its whole length afterwards.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { prefixes = keptPrefixes, desk, isMove = false, onProgress }: Options,
): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0, there: 0 };
  await mkdir(desk, { recursive: true });
  for (const prefix of prefixes)
    for await (const some of bySome(from.list(prefix))) {
      const done = await Promise.allSettled(
        some.map(async (entry) => {
          const isCopied = await copyOne(from, to, entry, desk);
          if (isMove) await from.remove(entry.key);
          copied.files += isCopied ? 1 : 0;
          copied.bytes += isCopied ? entry.bytes : 0;
          copied.there += isCopied ? 0 : 1;
        }),
      );
      onProgress?.(copied);
      for (const one of done) if (one.status === 'rejected') throw one.reason;
    }
  return copied;
}

/** Uploads that are still arriving belong to the process that takes them. */
const isArriving = ({ key }: Entry) => /\.(?:part|new)(?:\.|$)/.test(key);

async function* bySome(entries: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let some: Entry[] = [];
  for await (const entry of entries) {
    if (isArriving(entry)) continue;
    some.push(entry);
    if (some.length < atOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

async function copyBy(
  local: string,
  from: MediaStore,
  to: MediaStore,
  { key, mime }: { key: string; mime: string },
): Promise<void> {
  try {
    await from.fetch(key, local);
    await to.put(local, key, mime);
  } finally {
    await rm(local, { force: true });
  }
}

/** False for a file that is there with its length. */
async function copyOne(from: MediaStore, to: MediaStore, { key, bytes }: Entry, desk: string) {
  const known = await to.size(key);
  if (known?.bytes === bytes) return false;
  const mime = key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream';
  // A bucket takes a copy of what lies in its place: nothing is written on this machine.
  if (from.folder !== null && to.folder === null)
    await to.put(path.join(from.folder, key), key, mime);
  else await copyBy(path.join(desk, randomUUID()), from, to, { key, mime });
  const now = await to.size(key);
  if (now?.bytes !== bytes) throw new StoreFailure(`A file has another length now: ${key}.`);
  return true;
}
