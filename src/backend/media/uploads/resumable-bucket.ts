import { randomUUID } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import { conflict } from '../../http/failures.ts';
import { errorCode } from '../../lib/error-code.ts';

/** Below it lie the pieces of unfinished uploads, where a bucket keeps the media. */
const prefix = 'resumable/';
/** Pieces that are removed at once. */
const atOnce = 8;

/** A piece of an upload: its key, its first byte in the file, and its length. */
export interface Piece {
  key: string;
  start: number;
  bytes: number;
}

/** A new key for the piece of an upload that begins there: no two processes write the same one. */
export const newPieceKey = (id: string, start: number) =>
  `${prefix}${id}/${String(start).padStart(10, '0')}-${randomUUID()}`;

const startOf = (key: string) => Number(/\/(\d{10})-[^/]+$/.exec(key)?.[1] ?? Number.NaN);

/**
 * The pieces of an upload that follow one another from its first byte, and reach furthest. So many bytes
 * have arrived: a piece counts once the bucket has it, though nobody lived to say so. Others may lie
 * beside them, of processes that had lost their lock: none is taken with a gap or an overlap.
 */
export async function piecesInOrder({ media }: Backend, id: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const { key, bytes } of media.list(`${prefix}${id}/`))
    if (startOf(key) >= 0) pieces.push({ key, bytes, start: startOf(key) });
  const last = new Map<number, Piece | null>([[0, null]]);
  let furthest = 0;
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    const end = endOf(piece);
    if (!last.has(piece.start) || last.has(end)) continue;
    last.set(end, piece);
    furthest = Math.max(furthest, end);
  }
  const way: Piece[] = [];
  for (let piece = last.get(furthest); piece; piece = last.get(piece.start)) way.push(piece);
  return way.toReversed();
}

/** Offset of the byte after a piece. */
export const endOf = ({ start, bytes }: Piece): number => start + bytes;

/**
 * Writes the bytes of an upload to a file of this machine, one piece after the other. Throws 409
 * `upload_incomplete` where a piece is gone or not as long as it was: then its bytes are sent again.
 */
export async function joinPieces(
  backend: Backend,
  id: string,
  length: number,
  file: string,
): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    let at = 0;
    for (const piece of await piecesInOrder(backend, id))
      at += await append(backend, piece, handle);
    if (at !== length || (await handle.stat()).size !== length) throw incomplete();
  } finally {
    await handle.close();
  }
}

/** The refusal of an upload whose bytes are not all there. */
export const incomplete = () => conflict('The upload is not complete.', 'upload_incomplete');

async function append({ media }: Backend, { key, bytes }: Piece, handle: FileHandle) {
  try {
    for await (const some of media.range(key, { start: 0, end: bytes - 1 }))
      await handle.appendFile(some);
    return bytes;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw incomplete();
    throw error;
  }
}

/** Removes all pieces of an upload, also those that are of no use. */
export async function removeAllPieces({ media }: Backend, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of media.list(`${prefix}${id}/`)) keys.push(key);
  for (let from = 0; from < keys.length; from += atOnce)
    await Promise.all(keys.slice(from, from + atOnce).map((key) => media.remove(key)));
}

/** Removes pieces that came before `before` (milliseconds since 1970) of uploads not in `known`. */
export async function sweepPieces(
  { media }: Backend,
  known: ReadonlySet<string>,
  before: number,
): Promise<void> {
  for await (const { key, modified } of media.list(prefix)) {
    const id = path.posix.dirname(key).slice(prefix.length);
    if (!known.has(id) && modified.getTime() < before) await media.remove(key);
  }
}
