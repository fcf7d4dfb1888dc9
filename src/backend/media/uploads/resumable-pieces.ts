import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import { conflict } from '../../http/failures.ts';
import { errorCode } from '../../lib/error-code.ts';
import { endOf, newPieceKey, piecesInOrder, type Piece } from './resumable-bucket.ts';
import { workDir } from './source.ts';

/** Bytes of a piece that is full: as many as go to a bucket in one call. */
const fullPiece = 5_242_880;
/** Bytes below which the last piece goes to the bucket again, together with what follows it. */
const smallPiece = 262_144;

/** Writes all bytes at a position of a file. */
export async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let from = 0; from < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, at + from);
    from += bytesWritten;
  }
}

/**
 * Writes the bytes of a request to the bucket as pieces from `offset` on, each gathered on this
 * machine before; answers the offset after them. Whatever ends the bytes, what came is kept; a bucket
 * that is away or full throws, with what it took before. A small last piece is joined with what
 * follows, so that many short requests do not leave many pieces.
 */
export async function writePieces(
  backend: Backend,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const file = path.join(workDir(backend), randomUUID());
  await mkdir(workDir(backend), { recursive: true });
  try {
    const small = await bringSmall(backend, id, offset, file);
    const handle = await open(file, small ? 'r+' : 'wx');
    try {
      return await new Gathering(backend, { id, file, handle, small, offset }).writeAll(bytes);
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Brings the last piece here where it is small; null where it is not, or there is none. */
async function bringSmall(backend: Backend, id: string, offset: number, file: string) {
  const last = (await piecesInOrder(backend, id)).at(-1);
  if (!last || last.bytes >= smallPiece || endOf(last) !== offset) return null;
  try {
    await backend.media.fetch(last.key, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw conflict('Upload-Offset is not the offset of the upload.', 'upload_offset_conflict');
  }
  return last;
}

interface Place {
  id: string;
  file: string;
  handle: FileHandle;
  /** The piece that the file begins with. */
  small: Piece | null;
  offset: number;
}

/** The piece that is being gathered. */
class Gathering {
  private start: number;
  private held: number;
  /** True once there are bytes which the bucket was not asked to keep. */
  private hasNew = false;

  constructor(
    private readonly backend: Backend,
    private readonly place: Place,
  ) {
    this.start = place.small?.start ?? place.offset;
    this.held = place.small?.bytes ?? 0;
  }

  async writeAll(bytes: AsyncIterable<Uint8Array>): Promise<number> {
    try {
      for await (const some of bytes) await this.add(some);
    } finally {
      await this.keep();
    }
    return this.start + this.held;
  }

  private async add(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      const some = bytes.subarray(from, from + fullPiece - this.held);
      await writeAll(this.place.handle, some, this.held);
      this.held += some.length;
      this.hasNew = true;
      from += some.length;
      if (this.held === fullPiece) await this.keep();
    }
  }

  /** Nothing of a write that failed is kept, and nothing is put twice. */
  private async keep(): Promise<void> {
    if (!this.hasNew) return;
    this.hasNew = false;
    const { media } = this.backend;
    const { id, file, handle, small } = this.place;
    await handle.truncate(this.held);
    await media.put(file, newPieceKey(id, this.start), 'application/octet-stream');
    // One that stays is of no use, and goes with the upload.
    if (small?.start === this.start) await media.remove(small.key).catch(() => undefined);
    this.start += this.held;
    this.held = 0;
  }
}
