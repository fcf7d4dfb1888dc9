import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { UnfinishedUpload } from '../../db/schema/unfinished-uploads.ts';
import { errorCode } from '../../lib/error-code.ts';
import { magicLength } from './picture-kind.ts';
import { endOf, joinPieces, piecesInOrder, removeAllPieces } from './resumable-bucket.ts';
import { workDir } from './source.ts';

/** Folder of uploads in pieces, where a folder keeps the media; nothing in it is ever served. */
export const piecesDir = ({ mediaDir }: Backend) => path.join(mediaDir, 'resumable');

/** Path of the bytes of an upload. `id` is that of a row, never a part of an address. */
export const bytesOf = (backend: Backend, id: string) => path.join(piecesDir(backend), id);

/** Bytes that are kept of an upload; null where a folder has not even an empty file. */
export async function arrivedBytes(backend: Backend, id: string): Promise<number | null> {
  if (backend.media.folder === null) {
    const last = (await piecesInOrder(backend, id)).at(-1);
    return last ? endOf(last) : 0;
  }
  const found = await stat(bytesOf(backend, id)).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
  return found && found.size;
}

/** Removes the bytes of an upload; that there are none does not matter. */
export const removePieces = (backend: Backend, id: string): Promise<void> =>
  backend.media.folder === null
    ? removeAllPieces(backend, id)
    : rm(bytesOf(backend, id), { force: true });

/**
 * Path of the bytes of an upload that is complete, which a bucket has joined in `desk`, a folder of this
 * machine. Throws 409 `upload_incomplete` where the bucket has lost some of them.
 */
export async function bringPieces(
  backend: Backend,
  { id, length }: Pick<UnfinishedUpload, 'id' | 'length'>,
  desk: string,
): Promise<string> {
  if (backend.media.folder !== null) return bytesOf(backend, id);
  const file = path.join(desk, id);
  await joinPieces(backend, id, length, file);
  return file;
}

/** Gives a folder of this machine to join uploads of a bucket in, which is gone afterwards. */
export async function atDesk<Value>(
  backend: Backend,
  work: (desk: string) => Promise<Value>,
): Promise<Value> {
  const desk = path.join(workDir(backend), randomUUID());
  if (backend.media.folder === null) await mkdir(desk, { recursive: true });
  try {
    return await work(desk);
  } finally {
    if (backend.media.folder === null) await rm(desk, { recursive: true, force: true });
  }
}

/** The first bytes of an upload, by which its kind is detected. */
export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magicLength), 0, magicLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
