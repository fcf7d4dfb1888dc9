/** A frame as a WebP of its own, and the milliseconds for which it is shown. */
export interface Frame {
  bytes: Buffer;
  delay: number;
}

const chunk = (kind: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(kind, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 3);
  for (const [index, value] of values.entries())
    bytes.writeUIntLE(Math.min(value, 0xff_ff_ff), index * 3, 3);
  return bytes;
};

/** The chunks of a WebP that are its picture: its alpha and its pixels. */
function pictureIn(webp: Buffer): { bytes: Buffer; hasAlpha: boolean } {
  const kept: Buffer[] = [];
  let hasAlpha = false;
  for (let at = 12; at + 8 <= webp.length;) {
    const kind = webp.toString('latin1', at, at + 4);
    const end = at + 8 + Math.ceil(webp.readUInt32LE(at + 4) / 2) * 2;
    if (kind === 'ALPH' || kind === 'VP8L') hasAlpha = true;
    if (kind === 'ALPH' || kind === 'VP8L' || kind === 'VP8 ') kept.push(webp.subarray(at, end));
    at = end;
  }
  return { bytes: Buffer.concat(kept), hasAlpha };
}

/** Replaces whatever the frame before left. */
const unblended = Buffer.from([2]);

/**
 * One WebP that moves, of frames that are each as large as it (RFC 9649). `loop` is the number of
 * times that it is shown; 0 for ever.
 */
export function joinFrames(
  frames: readonly Frame[],
  { width, height, loop }: { width: number; height: number; loop: number },
): Buffer {
  const size = numbers(width - 1, height - 1);
  const pictures = frames.map(({ bytes, delay }) => ({ ...pictureIn(bytes), delay }));
  const flags = pictures.some(({ hasAlpha }) => hasAlpha) ? 0x12 : 0x02;
  const times = Buffer.alloc(6);
  times.writeUInt16LE(Math.min(loop, 0xff_ff), 4);
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([flags, 0, 0, 0]), size),
    chunk('ANIM', times),
    ...pictures.map(({ bytes, delay }) =>
      chunk('ANMF', numbers(0, 0), size, numbers(delay), unblended, bytes),
    ),
  );
}
