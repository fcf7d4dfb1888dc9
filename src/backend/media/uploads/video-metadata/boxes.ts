import { BrokenVideo } from './broken-video.ts';
import { overwrite } from './edits.ts';
import { long, type Reading } from './reading.ts';

/** A box of an MP4 or MOV (ISO/IEC 14496-12 §4.2); its places are bytes of the file. */
export interface Box {
  type: string;
  at: number;
  /** First byte behind its size and type. */
  body: number;
  end: number;
}

const free = Buffer.from('free');

/** Makes a box an empty one of the same length, so that nothing behind it moves. */
export function empty({ edits }: Reading, { at, body, end }: Box): void {
  overwrite(edits, at + 4, at + 8, free);
  overwrite(edits, body, end);
}

/** The box at a place; null where there is none that ends within `end`. */
export async function boxAt(reading: Reading, at: number, end: number): Promise<Box | null> {
  reading.count();
  const head = await reading.look(at, 8);
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  // Such a box lasts to the end of its file, and is the last one there.
  if (short === 0) return end === reading.size ? { type, at, body: at + 8, end } : null;
  if (short !== 1)
    return short < 8 || short > end - at ? null : { type, at, body: at + 8, end: at + short };
  if (end - at < 16) return null;
  const size = long(await reading.look(at + 8, 8), 0);
  return size < 16 || size > end - at ? null : { type, at, body: at + 16, end: at + size };
}

/**
 * Boxes from `from` to `end`, one after another; fewer bytes than a box has are emptied. Throws
 * `BrokenVideo` for a box that is longer than what it is in.
 */
export async function* boxesIn(reading: Reading, from: number, end: number): AsyncGenerator<Box> {
  let at = from;
  while (end - at >= 8) {
    const box = await boxAt(reading, at, end);
    if (!box) throw new BrokenVideo(`The box at ${at} does not end in what it is in.`);
    yield box;
    at = box.end;
  }
  overwrite(reading.edits, at, end);
}

/** The first box by a path of types within another; null without one. */
export async function findBox(reading: Reading, within: Box, path: string[]): Promise<Box | null> {
  const [type, ...rest] = path;
  for await (const box of boxesIn(reading, within.body, within.end))
    if (box.type === type) return rest.length === 0 ? box : findBox(reading, box, rest);
  return null;
}
