import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG of one colour, as a camera's file to send: of 900 by 600 unless another size is given. */
export const jpegOf = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();

/** Segment of a JPEG that says something to people, and nothing to those who draw it. */
const comment = (text: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
/** Element of a WebM without content. */
const empty = (rest: Buffer) => Buffer.concat([Buffer.from([0xec, 0x80 + rest.length]), rest]);

/**
 * The same picture or WebM in other bytes each time: of bytes that a member has already, they are
 * asked before they are sent (duplicates.e2e.ts).
 */
export function anew(file: Buffer): Buffer {
  const mark = randomBytes(16);
  if (file[0] === 0xff)
    return Buffer.concat([file.subarray(0, 2), comment(mark), file.subarray(2)]);
  return Buffer.concat([file, file[0] === 0x1a ? empty(mark) : mark]);
}
