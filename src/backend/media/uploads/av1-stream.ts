/** Reads bits from the first on; zeros behind the last byte. */
function bitReader(bytes: Buffer) {
  let at = 0;
  const one = () => {
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return bit;
  };
  /** An unsigned number of `length` bits, 32 at most. */
  return (length: number) => {
    let value = 0;
    for (let left = length; left > 0; left -= 1) value = value * 2 + one();
    return value;
  };
}

/** Skips the operating points of a full header; false for timings, which no still picture has. */
function skipPoints(read: (length: number) => number): boolean {
  const hasTimings = read(1) === 1;
  const hasDelays = read(1) === 1;
  for (let left = read(5) + 1; left > 0; left -= 1) {
    read(12);
    if (read(5) > 7) read(1);
    if (hasDelays && read(1) === 1) read(4);
  }
  return !hasTimings;
}

/** Skips the tools of a full header, between the size and the filters. */
function skipTools(read: (length: number) => number): void {
  read(4);
  const hasOrder = read(1) === 1;
  if (hasOrder) read(2);
  const screenContent = read(1) === 1 ? 2 : read(1);
  if (screenContent > 0 && read(1) === 0) read(1);
  if (hasOrder) read(3);
}

/** True if a sequence header says main profile and 8 bits: 4:2:0, or grey. */
function isEightBit420(header: Buffer): boolean {
  const read = bitReader(header);
  if (read(3) !== 0) return false;
  read(1);
  const isReduced = read(1) === 1;
  if (isReduced) read(5);
  else if (!skipPoints(read)) return false;
  const [across, down] = [read(4) + 1, read(4) + 1];
  read(across);
  read(down);
  if (!isReduced && read(1) === 1) read(7);
  read(3);
  if (!isReduced) skipTools(read);
  read(3);
  return read(1) === 0;
}

/** Length of a unit, and of the number that says it (LEB128, four bytes at most), or null. */
function readLength(bytes: Buffer, at: number): { length: number; size: number } | null {
  let length = 0;
  for (let size = 0; size < 4; size += 1) {
    const byte = bytes[at + size] ?? 0;
    length += (byte & 0x7f) * 2 ** (7 * size);
    if (byte < 0x80) return { length, size: size + 1 };
  }
  return null;
}

/** The units of a stream: their types and contents; null where one has no length or leaves it. */
function unitsOf(bytes: Buffer): { type: number; content: Buffer }[] | null {
  const units: { type: number; content: Buffer }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = bytes[at] ?? 0;
    at += (head & 4) === 0 ? 1 : 2;
    const said = (head & 2) === 0 ? null : readLength(bytes, at);
    if (!said || at + said.size + said.length > bytes.length || units.length > 16) return null;
    at += said.size;
    units.push({ type: (head >> 3) & 15, content: bytes.subarray(at, at + said.length) });
    at += said.length;
  }
  return units;
}

/** Types of units that stand beside a frame: delimiter, tiles, metadata, padding. */
const beside = new Set([2, 4, 5, 15]);
const frames = new Set([3, 6]);
const sequence = 1;

/**
 * True if an AV1 stream is one frame of 8 bits a sample, 4:2:0 or grey: the one that costs least.
 * A file's `av1C` says the same of it, but its decoder believes the stream alone.
 */
export function isPlainStream(bytes: Buffer): boolean {
  const units = unitsOf(bytes) ?? [];
  const [header, ...more] = units.filter(({ type }) => type === sequence);
  if (!header || more.length > 0 || !isEightBit420(header.content)) return false;
  const rest = units.filter(({ type }) => type !== sequence && !beside.has(type));
  return rest.length === 1 && rest.every(({ type }) => frames.has(type));
}
