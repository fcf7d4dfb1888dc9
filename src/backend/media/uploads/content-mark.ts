import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { markedPieceBytes } from '#src/contract/media/file.ts';

/**
 * Mark of a file's bytes, by which a second upload of them is recognised: SHA-256 of the
 * concatenated SHA-256 digests of its pieces, in hexadecimal. Throws what the disk throws.
 */
export async function contentMark(path: string): Promise<string> {
  const whole = createHash('sha256');
  let piece: Hash | null = null;
  let room = 0;
  const stream = createReadStream(path, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>;
  for await (const chunk of stream)
    for (let at = 0; at < chunk.length;) {
      if (piece === null) {
        piece = createHash('sha256');
        room = markedPieceBytes;
      }
      const part = chunk.subarray(at, at + room);
      piece.update(part);
      at += part.length;
      room -= part.length;
      if (room > 0) continue;
      whole.update(piece.digest());
      piece = null;
    }
  if (piece !== null) whole.update(piece.digest());
  return whole.digest('hex');
}
