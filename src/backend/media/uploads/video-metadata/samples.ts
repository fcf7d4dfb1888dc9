import { findBox, type Box } from './boxes.ts';
import { BrokenVideo } from './broken-video.ts';
import { long, type Reading } from './reading.ts';

/** A run of bytes in a file that samples are in. */
export interface Run {
  at: number;
  end: number;
}

/** Entries of a table, each read by its number from 0. */
interface Table {
  count: number;
  read: (index: number) => Promise<Buffer>;
}

/** A table of entries of `width` bytes behind `head` bytes, the last four of them its count. */
async function tableOf(reading: Reading, box: Box, width: number, head = 8): Promise<Table> {
  const from = box.body + head;
  const count = (await reading.look(from - 4, 4)).readUInt32BE(0);
  if (from + count * width > box.end) throw new BrokenVideo('A table is longer than its box.');
  const look = reading.newLook();
  const read = async (index: number) => {
    reading.count();
    return look(from + index * width, width);
  };
  return { count, read };
}

/** Bytes of a number of samples, from one of them on. */
type SizeOf = (first: number, samples: number) => Promise<number>;

/** Sizes of a track's samples; throws `BrokenVideo` for none, and for those of 4 bits. */
async function sizesOf(reading: Reading, stbl: Box): Promise<SizeOf> {
  const large = await findBox(reading, stbl, ['stsz']);
  const box = large ?? (await findBox(reading, stbl, ['stz2']));
  if (!box) throw new BrokenVideo('A track has no sizes.');
  const given = (await reading.look(box.body + 4, 4)).readUInt32BE(0);
  if (large && given !== 0) return async (_, samples) => given * samples;
  const bytes = large ? 4 : (given & 0xff) / 8;
  if (![1, 2, 4].includes(bytes)) throw new BrokenVideo(`Sizes of ${bytes} bytes.`);
  const { count, read } = await tableOf(reading, box, bytes, 12);
  return async (first, samples) => {
    let sum = 0;
    for (let index = first; index < Math.min(count, first + samples); index += 1)
      sum += (await read(index)).readUIntBE(0, bytes);
    return sum;
  };
}

/** Places of a track's chunks, of 32 or of 64 bits. */
async function chunksOf(reading: Reading, stbl: Box) {
  const short = await findBox(reading, stbl, ['stco']);
  const box = short ?? (await findBox(reading, stbl, ['co64']));
  if (!box) throw new BrokenVideo('A track has no chunks.');
  const { count, read } = await tableOf(reading, box, short ? 4 : 8);
  const placeOf = async (chunk: number) => {
    const bytes = await read(chunk);
    return short ? bytes.readUInt32BE(0) : long(bytes, 0);
  };
  return { count, placeOf };
}

/** Samples in each chunk, asked for from the first one on. */
async function chunkLengthsOf(reading: Reading, stbl: Box) {
  const box = await findBox(reading, stbl, ['stsc']);
  if (!box) throw new BrokenVideo('A track has no lengths of chunks.');
  const { count, read } = await tableOf(reading, box, 12);
  let entry = -1;
  let samples = 0;
  let next = 1;
  return async (chunk: number) => {
    while (entry < count && chunk + 1 >= next) {
      if (entry >= 0) samples = (await read(entry)).readUInt32BE(4);
      entry += 1;
      next = entry < count ? (await read(entry)).readUInt32BE(0) : Infinity;
    }
    return samples;
  };
}

/**
 * Runs of all samples of a track, chunk by chunk; throws `BrokenVideo` where its tables do not fit.
 */
export async function* runsOf(reading: Reading, trak: Box): AsyncGenerator<Run> {
  const stbl = await findBox(reading, trak, ['mdia', 'minf', 'stbl']);
  if (!stbl) throw new BrokenVideo('A track has no tables.');
  const { count, placeOf } = await chunksOf(reading, stbl);
  if (count === 0) return;
  const [samplesIn, sizeOf] = [await chunkLengthsOf(reading, stbl), await sizesOf(reading, stbl)];
  let first = 0;
  for (let chunk = 0; chunk < count; chunk += 1) {
    const at = await placeOf(chunk);
    const samples = await samplesIn(chunk);
    yield { at, end: at + (await sizeOf(first, samples)) };
    first += samples;
  }
}
