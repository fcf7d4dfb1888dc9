import { boxAt, boxesIn, empty, type Box } from './boxes.ts';
import { BrokenVideo } from './broken-video.ts';
import { overwrite, overwriteSample } from './edits.ts';
import { runsOfFragment, trackIdOf, usualSizes } from './fragments.ts';
import { clearFields } from './fields.ts';
import type { Reading } from './reading.ts';
import { runsOf, type Run } from './samples.ts';
import { isPlayed, trackOf } from './tracks.ts';

const listed = (types: string) => new Set(types.match(/\S{1,4}/g));

/** Boxes that a file needs to be played, each by the box it is in; all others are emptied. */
const needed: Readonly<Record<string, ReadonlySet<string>>> = {
  file: listed('ftyp styp moov moof mdat sidx ssix mfra'),
  moov: listed('mvhd trak mvex iods'),
  trak: listed('tkhd edts mdia tref tapt clip matt load'),
  tref: listed('auxl vdep vplx sbas scal fall sync'),
  mdia: listed('mdhd hdlr minf elng'),
  minf: listed('vmhd smhd hdlr dinf stbl'),
  dinf: listed('dref'),
  stbl: listed(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh padb stdp sdtp sbgp sgpd subs saiz saio',
  ),
  mvex: listed('mehd trex leva'),
  moof: listed('mfhd traf'),
  traf: listed('tfhd tfdt trun sdtp sbgp sgpd subs saiz saio'),
};

/** A film whose outermost boxes are known. */
interface Film {
  reading: Reading;
  /** Its `mdat` boxes in order: no others hold samples. */
  data: readonly Box[];
  /** Numbers of the tracks that are removed. */
  removed: Set<number>;
  /** Bytes of a sample, by track, where a fragment does not say it. */
  sizes: Map<number, number>;
}

/**
 * Notes all that says where, when, by whom or with which device an MP4 or MOV was filmed. Boxes
 * become empty ones of the same length, so that no sample moves. Throws `BrokenVideo` for a file
 * that cannot be walked, or that has nothing to play.
 */
export async function noteBoxes(reading: Reading): Promise<void> {
  const boxes = await outermost(reading);
  const data = boxes.filter(({ type }) => type === 'mdat');
  const film: Film = { reading, data, removed: new Set(), sizes: new Map() };
  const movies = boxes.filter(({ type }) => type === 'moov');
  let played = 0;
  for (const movie of movies) {
    for (const [track, size] of await usualSizes(reading, movie)) film.sizes.set(track, size);
    played += await noteMovie(film, movie);
  }
  if (played === 0) throw new BrokenVideo('It has nothing to play.');
  for (const box of boxes)
    if (box.type === 'moof') await noteFragment(film, box);
    else if (!needed['file']?.has(box.type)) empty(reading, box);
}

/** The outermost boxes; throws `BrokenVideo` where they end before the file does. */
async function outermost(reading: Reading): Promise<Box[]> {
  const { size, edits } = reading;
  const boxes: Box[] = [];
  let at = 0;
  while (size - at >= 8) {
    const box = (await boxAt(reading, at, size)) ?? (await restAt(reading, at, boxes));
    boxes.push(box);
    at = box.end;
  }
  overwrite(edits, at, size);
  return boxes;
}

/**
 * Bytes behind the last box, as one: cameras leave notes there that no player reads. Throws
 * `BrokenVideo` where they begin like a box that is needed, or the film is not there yet.
 */
async function restAt({ look, size, edits }: Reading, at: number, before: Box[]): Promise<Box> {
  const type = (await look(at + 4, 4)).toString('latin1');
  const has = (wanted: string) => before.some((box) => box.type === wanted);
  if (needed['file']?.has(type) || !has('moov') || !has('mdat') || size - at > 0xffff_ffff)
    throw new BrokenVideo(`The box at ${at} is longer than its file.`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size - at);
  overwrite(edits, at, at + 4, length);
  return { type: 'rest', at, body: at + 8, end: size };
}

/** Notes what is to go of a movie; its number of tracks that stay. */
async function noteMovie(film: Film, movie: Box): Promise<number> {
  let played = 0;
  for await (const box of boxesIn(film.reading, movie.body, movie.end)) {
    if (box.type === 'trak') played += (await noteTrack(film, box)) ? 1 : 0;
    else await noteBox(film.reading, 'moov', box, '');
  }
  return played;
}

/** Notes what is to go of a track; false if all of it is. */
async function noteTrack(film: Film, box: Box): Promise<boolean> {
  const { reading, removed } = film;
  const track = await trackOf(reading, box);
  if (isPlayed(track)) {
    await noteBox(reading, 'moov', box, track.handler);
    return true;
  }
  removed.add(track.id);
  for await (const run of runsOf(reading, box)) noteRun(film, run);
  empty(reading, box);
  return false;
}

/** Notes what is to go of a box and of all in it; the table above has no circles. */
async function noteBox(reading: Reading, parent: string, box: Box, handler: string): Promise<void> {
  if (!needed[parent]?.has(box.type)) return empty(reading, box);
  if (!needed[box.type]) return clearFields(reading, box, handler);
  for await (const inner of boxesIn(reading, box.body, box.end))
    await noteBox(reading, box.type, inner, handler);
}

/** Notes what is to go of a fragment, with the samples of tracks that are removed. */
async function noteFragment(film: Film, moof: Box): Promise<void> {
  const { reading, removed, sizes } = film;
  let isFirst = true;
  for await (const box of boxesIn(reading, moof.body, moof.end)) {
    const id = box.type === 'traf' ? await trackIdOf(reading, box) : null;
    if (id !== null && removed.has(id)) {
      const part = { moof, traf: box, isFirst, usual: sizes.get(id) ?? 0 };
      for await (const run of runsOfFragment(reading, part)) noteRun(film, run);
      empty(reading, box);
    } else await noteBox(reading, 'moof', box, '');
    isFirst &&= id === null;
  }
}

/** Notes that samples become zeros; throws `BrokenVideo` for those outside of the media data. */
function noteRun({ reading, data }: Film, run: Run): void {
  const before = lastAt(data, run.at);
  if (run.end > run.at && (!before || run.end > before.end))
    throw new BrokenVideo(`The samples at ${run.at} are not in the media data.`);
  overwriteSample(reading.edits, run, reading.size);
}

/** The last box whose body begins at a place or before it, of boxes in order. */
function lastAt(boxes: readonly Box[], at: number): Box | undefined {
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boxes[middle]?.body ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return boxes[low - 1];
}
