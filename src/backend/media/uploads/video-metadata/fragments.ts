import { boxesIn, findBox, type Box } from './boxes.ts';
import { BrokenVideo } from './broken-video.ts';
import { long, type Reading } from './reading.ts';
import type { Run } from './samples.ts';

/** Bits of `tfhd` (ISO/IEC 14496-12 §8.8.7): fields that are there, in this order. */
const has = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 };
const baseIsFragment = 0x2_0000;
/** Bits of `trun` (§8.8.8). */
const run = {
  place: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
};

/** Number of the track that a part of a fragment (`traf`) is of. */
export async function trackIdOf(reading: Reading, traf: Box): Promise<number> {
  const box = await findBox(reading, traf, ['tfhd']);
  if (!box) throw new BrokenVideo('A fragment says not which track it is of.');
  return (await reading.look(box.body + 4, 4)).readUInt32BE(0);
}

/** Bytes of a track's samples where its fragments do not say them (`mvex/trex`), by its number. */
export async function usualSizes(
  reading: Reading,
  moov: Box,
): Promise<ReadonlyMap<number, number>> {
  const sizes = new Map<number, number>();
  const mvex = await findBox(reading, moov, ['mvex']);
  if (!mvex) return sizes;
  for await (const { type, body } of boxesIn(reading, mvex.body, mvex.end)) {
    if (type !== 'trex') continue;
    const bytes = await reading.look(body + 4, 16);
    sizes.set(bytes.readUInt32BE(0), bytes.readUInt32BE(12));
  }
  return sizes;
}

/** First place and usual size of a fragment's samples; throws where they follow another track's. */
async function startOf(reading: Reading, tfhd: Box, moof: Box, isFirst: boolean, usual: number) {
  const flags = (await reading.look(tfhd.body, 4)).readUInt32BE(0);
  let at = tfhd.body + 8;
  let base = moof.at;
  if (flags & has.base) {
    base = long(await reading.look(at, 8), 0);
    at += 8;
  } else if (!isFirst && !(flags & baseIsFragment))
    throw new BrokenVideo('A fragment says not where its samples are.');
  if (flags & has.description) at += 4;
  if (flags & has.duration) at += 4;
  const size = flags & has.size ? (await reading.look(at, 4)).readUInt32BE(0) : usual;
  return { base, size };
}

const bitsOf = (flags: number, ...bits: number[]) => bits.filter((bit) => flags & bit).length;

/** Bytes of the samples of one run. */
async function lengthOf(
  reading: Reading,
  trun: Box,
  flags: number,
  usual: number,
): Promise<number> {
  const count = (await reading.look(trun.body + 4, 4)).readUInt32BE(0);
  if (!(flags & run.size)) return count * usual;
  const from = trun.body + 8 + 4 * bitsOf(flags, run.place, run.firstFlags);
  const width = 4 * bitsOf(flags, run.duration, run.size, run.flags, run.shift);
  if (from + count * width > trun.end) throw new BrokenVideo('A run is longer than its box.');
  let sum = 0;
  for (let at = from + 4 * bitsOf(flags, run.duration); at < from + count * width; at += width) {
    reading.count();
    sum += (await reading.look(at, 4)).readUInt32BE(0);
  }
  return sum;
}

/** Runs of the samples in one part of a fragment; `usual` is the size of its track's samples. */
export async function* runsOfFragment(
  reading: Reading,
  { moof, traf, isFirst, usual }: { moof: Box; traf: Box; isFirst: boolean; usual: number },
): AsyncGenerator<Run> {
  const tfhd = await findBox(reading, traf, ['tfhd']);
  if (!tfhd) return;
  const { base, size } = await startOf(reading, tfhd, moof, isFirst, usual);
  let next = base;
  for await (const box of boxesIn(reading, traf.body, traf.end)) {
    if (box.type !== 'trun') continue;
    const flags = (await reading.look(box.body, 4)).readUInt32BE(0);
    const at =
      flags & run.place ? base + (await reading.look(box.body + 8, 4)).readInt32BE(0) : next;
    next = at + (await lengthOf(reading, box, flags, size));
    yield { at, end: next };
  }
}
