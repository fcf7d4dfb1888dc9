import { BrokenVideo } from './broken-video.ts';
import { overwrite, overwriteSample } from './edits.ts';
import type { Reading } from './reading.ts';

/** An element of a WebM (RFC 8794); its places are bytes of the file. */
export interface Element {
  id: number;
  at: number;
  /** First byte behind its number and length. */
  body: number;
  /** Null where its length is not known: it lasts until one begins that cannot be in it. */
  end: number | null;
}

/** An element whose length is known. */
export type Whole = Element & { end: number };

/** Bytes of a number whose first byte this is: as many as it has zeros in front, and one. */
const widthOf = (first = 0) => Math.clz32(first) - 23;

/** The length that is `width` bytes at `from`; null for all ones, which are no length. */
function lengthIn(bytes: Buffer, from: number, width: number): number | null {
  const mask = 0xff >> width;
  let value = (bytes[from] ?? 0) & mask;
  let isUnknown = value === mask;
  for (let at = from + 1; at < from + width; at += 1) {
    value = value * 256 + (bytes[at] ?? 0);
    isUnknown &&= bytes[at] === 0xff;
  }
  return isUnknown ? null : value;
}

/** The element at a place; throws `BrokenVideo` for none, or one that does not end within `end`. */
export async function elementAt(reading: Reading, at: number, end: number): Promise<Element> {
  reading.count();
  const head = await reading.look(at, Math.min(12, reading.size - at));
  const idWidth = widthOf(head[0]);
  const width = widthOf(head[idWidth]);
  const body = at + idWidth + width;
  if (idWidth > 4 || width > 8 || body > end)
    throw new BrokenVideo(`There is no element at ${at}.`);
  const id = head.readUIntBE(0, idWidth);
  const length = lengthIn(head, idWidth, width);
  if (length !== null && length > end - body)
    throw new BrokenVideo(`The element at ${at} does not end in what it is in.`);
  return { id, at, body, end: length === null ? null : body + length };
}

/** Throws `BrokenVideo` for an element without a known length. */
export function whole({ id, at, body, end }: Element): Whole {
  if (end === null) throw new BrokenVideo(`The element at ${at} has no length.`);
  return { id, at, body, end };
}

/** Elements of a known length within another of a known length. */
export async function* elementsIn(reading: Reading, { body, end }: Whole): AsyncGenerator<Whole> {
  for (let at = body; at < end;) {
    const element = whole(await elementAt(reading, at, end));
    yield element;
    at = element.end;
  }
}

/** Head of an element without meaning (`Void`) which is `bytes` long with it. */
function voidHead(bytes: number): Buffer {
  if (bytes < 2) return Buffer.alloc(bytes);
  if (bytes <= 128) return Buffer.from([0xec, 0x80 | (bytes - 2)]);
  const head = Buffer.alloc(9);
  head.writeBigUInt64BE(0x0100_0000_0000_0000n | BigInt(bytes - 9), 1);
  head[0] = 0xec;
  return head;
}

/** Makes bytes an element without meaning, so that nothing behind them moves. */
export function voidBytes({ edits }: Reading, at: number, end: number): void {
  overwrite(edits, at, end, voidHead(end - at));
}

/** The same for an element with samples, which is written before the structure is. */
export function voidSample({ edits, size }: Reading, { at, end }: Whole): void {
  overwriteSample(edits, { at, end }, size, voidHead(end - at));
}

/** The number that bytes are, 0 without any; throws `BrokenVideo` for one of more than 48 bits. */
export async function numberIn(reading: Reading, { body, end }: Whole): Promise<number> {
  if (end - body > 6) throw new BrokenVideo(`The number at ${body} is too long.`);
  return end > body ? (await reading.look(body, end - body)).readUIntBE(0, end - body) : 0;
}

/** The number of the track that a block is of: its first bytes, written as a length is. */
export async function trackOfBlock(reading: Reading, { body, end }: Whole): Promise<number> {
  const head = await reading.look(body, Math.min(8, end - body));
  const width = widthOf(head[0]);
  const track = width <= head.length ? lengthIn(head, 0, width) : null;
  if (track === null) throw new BrokenVideo(`The block at ${body} is of no track.`);
  return track;
}
