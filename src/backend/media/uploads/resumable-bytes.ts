import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import { errorCode } from '../../lib/error-code.ts';
import { magicLength } from './picture-kind.ts';

/** Folder of uploads in pieces; nothing in it is ever served. */
export const piecesDir = ({ mediaDir }: Backend) => path.join(mediaDir, 'resumable');

/** Path of the bytes of an upload. `id` is that of a row, never a part of an address. */
export const bytesOf = (backend: Backend, id: string) => path.join(piecesDir(backend), id);

/** Bytes that are kept of an upload; null where not even an empty file is there. */
export async function arrivedBytes(backend: Backend, id: string): Promise<number | null> {
  const found = await stat(bytesOf(backend, id)).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
  return found && found.size;
}

/** Removes the bytes of an upload; that there are none does not matter. */
export const removePieces = (backend: Backend, id: string) =>
  rm(bytesOf(backend, id), { force: true });

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
