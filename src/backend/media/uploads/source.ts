import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import { errorCode } from '../../lib/error-code.ts';
import { clipOf, incomingDir, partsOf, posterOf, type Received } from './receive.ts';

/** Folder of what processes of this machine work on where a bucket keeps the media. */
export const workDir = ({ mediaDir }: Backend) => path.join(mediaDir, 'work');

/** Key of an upload's bytes until it is made ready; its poster and clip have names beside it. */
const sourceKey = (hash: string) => `incoming/${hash}`;

/** Path of an upload's bytes until it is made ready, where a folder keeps them. */
export const sourceOf = (backend: Backend, hash: string) => path.join(incomingDir(backend), hash);

/** True if an upload's bytes are all in the store. */
export const isSourceThere = async ({ media }: Backend, hash: string): Promise<boolean> =>
  (await media.size(sourceKey(hash))) !== null;

/** Stores what was received where it is made ready; a bucket leaves the files to the caller. */
export async function moveIn(
  { media }: Backend,
  hash: string,
  { file, poster, clip }: Omit<Received, 'fields'>,
): Promise<void> {
  const key = sourceKey(hash);
  const kind = 'application/octet-stream';
  if (poster) await media.put(poster.path, posterOf(key), kind);
  if (clip) await media.put(clip.path, clipOf(key), kind);
  // The last of them: with it, all are there.
  if (file) await media.put(file.path, key, kind);
}

/** Removes an upload's bytes and what came with it; none of them missing matters. */
export async function removeSource({ media }: Backend, hash: string): Promise<void> {
  for (const key of partsOf(sourceKey(hash))) await media.remove(key);
}

/** A place on this machine where a file is made ready. */
export interface Workplace {
  /** Absolute folder to which the paths of renderings are relative. */
  mediaDir: string;
  /** Path of the upload's bytes. */
  source: string;
}

/** Gives a place to work, which is gone afterwards; of a folder of media, that folder itself. */
export async function atWorkplace<Value>(
  backend: Backend,
  hash: string,
  work: (place: Workplace) => Promise<Value>,
): Promise<Value> {
  const { folder } = backend.media;
  const mediaDir = folder ?? path.join(workDir(backend), randomUUID());
  const source = path.join(mediaDir, sourceKey(hash));
  await mkdir(path.dirname(source), { recursive: true });
  try {
    return await work({ mediaDir, source });
  } finally {
    if (folder === null) await rm(mediaDir, { recursive: true, force: true });
  }
}

/** Brings an upload's bytes to a workplace. Throws ENOENT where the store has none. */
export async function bringSource(
  { media }: Backend,
  { hash, type }: Pick<FileRow, 'hash' | 'type'>,
  { source }: Workplace,
): Promise<void> {
  if (media.folder !== null) return;
  const key = sourceKey(hash);
  await media.fetch(key, source);
  if (type !== 'video') return;
  for (const partOf of [posterOf, clipOf])
    await media.fetch(partOf(key), partOf(source)).catch(unlessAbsent);
}

/**
 * Brings a stored file to a workplace; answers its path, which is its own place in a folder of media.
 * Throws ENOENT where the store has none.
 */
export async function bringStored(
  { media }: Pick<Backend, 'media'>,
  key: string,
  { source }: Workplace,
): Promise<string> {
  if (media.folder !== null) return path.join(media.folder, key);
  const place = `${source}.whole`;
  await media.fetch(key, place);
  return place;
}

const unlessAbsent = (error: unknown) => {
  if (errorCode(error) !== 'ENOENT') throw error;
};
