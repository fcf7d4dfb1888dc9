import { boxesIn, type Box } from './boxes.ts';
import { overwrite } from './edits.ts';
import type { Reading } from './reading.ts';

/** Notes that bytes of a box become zeros, counted from its body; those beyond its end are none. */
function clear({ edits }: Reading, { body, end }: Box, from: number, to = Infinity): void {
  overwrite(edits, body + from, Math.min(end, body + to));
}

/** Creation and change (`mvhd`, `tkhd`, `mdhd`); of version 1, each has 64 bits. */
async function clearTimes(reading: Reading, box: Box): Promise<void> {
  const [version] = await reading.look(box.body, 1);
  clear(reading, box, 4, version === 1 ? 20 : 12);
}

/** Maker of a kind's software, and the name of the kind: `GoPro AVC`, `Core Media Video`. */
const clearName = async (reading: Reading, box: Box) => clear(reading, box, 12);

/** Places of media outside of the file: paths of the machine that it was made on. */
async function clearPlaces(reading: Reading, box: Box): Promise<void> {
  for await (const place of boxesIn(reading, box.body + 8, box.end)) clear(reading, place, 4);
}

/** Maker of a codec, and of a picture's codec the name. */
async function clearCodecs(reading: Reading, box: Box, handler: string): Promise<void> {
  for await (const codec of boxesIn(reading, box.body + 8, box.end)) {
    clear(reading, codec, 12, 16);
    if (handler !== 'soun') clear(reading, codec, 42, 74);
  }
}

const fields: Readonly<
  Record<string, (reading: Reading, box: Box, handler: string) => Promise<void>>
> = {
  mvhd: clearTimes,
  tkhd: clearTimes,
  mdhd: clearTimes,
  hdlr: clearName,
  dref: clearPlaces,
  stsd: clearCodecs,
};

/** Notes the fields of a box that say when or with which device a track of a kind was filmed. */
export async function clearFields(reading: Reading, box: Box, handler: string): Promise<void> {
  await fields[box.type]?.(reading, box, handler);
}
