/** Bytes of a colour table, by the flags of whatever it follows. */
const tableBytes = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/**
 * Number of frames of a GIF, up to one more than `most`. Its decoder counts them by reading them
 * all (a million take 3 s), so that they are counted here first, by their lengths alone.
 */
export function countGifFrames(bytes: Buffer, most: number): number {
  let at = 13 + tableBytes(bytes[10]);
  let frames = 0;
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  };
  while (at < bytes.length && frames <= most) {
    const kind = bytes[at];
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames += 1;
      at += 11 + tableBytes(bytes[at + 9]);
    } else break;
    skipBlocks();
  }
  return frames;
}
