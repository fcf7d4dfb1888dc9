import { isPlainStream } from './av1-stream.ts';

interface Box {
  kind: string;
  content: Buffer;
}

/** Most boxes that are looked at in one place. */
const mostBoxes = 4_096;

/** The boxes of a stretch of a file, up to the first that does not fit. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && boxes.length < mostBoxes) {
    const said = bytes.readUInt32BE(at);
    const length = said === 0 ? bytes.length - at : said;
    if (length < 8 || at + length > bytes.length) break;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ kind, content: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
}

const contentOf = (boxes: readonly Box[], kind: string) =>
  boxes.find((one) => one.kind === kind)?.content ?? Buffer.alloc(0);

/** Numbers of a box, one after the other, of eight bytes at most; zeros for longer ones. */
function numbersOf(bytes: Buffer, from: number) {
  let at = from;
  return (length: number) => {
    const [start, end] = [at, at + length];
    at = end;
    if (length === 0 || length > 8 || end > bytes.length) return 0;
    return Number(`0x${bytes.toString('hex', start, end)}`);
  };
}

/** Types of items that are no coded pictures: those made of others, and notes. */
const uncoded = new Set(['grid', 'Exif', 'mime']);

/** Numbers of the items that are AV1 pictures (`iinf`); null where others are pictures too. */
function picturesIn(info: Buffer): Set<number> | null {
  const pictures = new Set<number>();
  for (const { content } of boxesOf(info.subarray(info[0] === 0 ? 6 : 8))) {
    const read = numbersOf(content, 4);
    const size = content[0] === 3 ? 4 : 2;
    const item = read(size);
    const kind = content.toString('latin1', 6 + size, 10 + size);
    if (kind === 'av01') pictures.add(item);
    else if (!uncoded.has(kind)) return null;
  }
  return pictures;
}

interface Place {
  item: number;
  /** Null where the item is in several pieces, or not in the file itself. */
  start: number | null;
  length: number;
}

/** Places of the items (`iloc`). */
function placesIn(location: Buffer): Place[] {
  const version = location[0] ?? 0;
  const read = numbersOf(location, 4);
  const [sizes, more] = [read(1), read(1)];
  const number = version === 2 ? 4 : 2;
  const count = Math.min(read(number), mostBoxes);
  return Array.from({ length: count }, () => {
    const item = read(number);
    const method = version === 0 ? 0 : read(2) & 15;
    const isElsewhere = read(2) !== 0 || method !== 0;
    const base = read(more >> 4);
    const pieces = read(2);
    const before = version === 0 ? 0 : more & 15;
    read(before);
    const [offset, length] = [read(sizes >> 4), read(sizes & 15)];
    // The rest of its pieces.
    read((pieces - 1) * (before + (sizes >> 4) + (sizes & 15)));
    const isWhole = !isElsewhere && pieces === 1 && length > 0;
    return { item, start: isWhole ? base + offset : null, length };
  });
}

export interface AvifFacts {
  /** True if each picture in it is one frame of 8 bits, 4:2:0 or grey. */
  isPlain: boolean;
  /** Pixels of the largest picture that it declares, also of one beside the main one, as alpha. */
  largest: number;
}

/** Facts of an AVIF by its boxes and the heads of its streams; no pixel is decoded. */
export function avifFacts(bytes: Buffer): AvifFacts {
  const meta = boxesOf(contentOf(boxesOf(bytes), 'meta').subarray(4));
  const properties = boxesOf(contentOf(boxesOf(contentOf(meta, 'iprp')), 'ipco'));
  const sizes = properties.filter(({ kind, content }) => kind === 'ispe' && content.length >= 12);
  const largest = sizes.map(({ content }) => content.readUInt32BE(4) * content.readUInt32BE(8));
  const pictures = picturesIn(contentOf(meta, 'iinf'));
  const places = placesIn(contentOf(meta, 'iloc')).filter(({ item }) => pictures?.has(item));
  const isPlain =
    places.length > 0 &&
    places.length === pictures?.size &&
    places.every(
      ({ start, length }) => start !== null && isPlainStream(bytes.subarray(start, start + length)),
    );
  return { isPlain, largest: Math.max(0, ...largest) };
}
