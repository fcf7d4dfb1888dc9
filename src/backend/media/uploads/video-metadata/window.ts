import type { FileHandle } from 'node:fs/promises';
import { BrokenVideo } from './broken-video.ts';

/** Bytes read at once; the most that one look may ask for. */
const span = 16_384;

/**
 * Looks into a file: `length` bytes (16,384 at most) at `at`, at once where they are held; throws
 * `BrokenVideo` beyond its end.
 */
export type Look = (at: number, length: number) => Buffer | Promise<Buffer>;

/**
 * A look of its own into an open file, so that small steps forward cost no call of the system each.
 */
export function windowOn(handle: FileHandle, size: number): Look {
  let from = 0;
  let held = Buffer.alloc(0);
  const cut = (at: number, length: number) => held.subarray(at - from, at - from + length);
  const isHeld = (at: number, length: number) => at >= from && at + length <= from + held.length;
  return (at, length) => {
    if (isHeld(at, length)) return cut(at, length);
    if (length > span || at < 0 || at + length > size)
      throw new BrokenVideo(`${length} bytes at ${at} of ${size} are not there.`);
    return handle.read(Buffer.alloc(span), 0, span, at).then(({ buffer, bytesRead }) => {
      [from, held] = [at, buffer.subarray(0, bytesRead)];
      if (!isHeld(at, length)) throw new Error('The file became shorter meanwhile.');
      return cut(at, length);
    });
  };
}
