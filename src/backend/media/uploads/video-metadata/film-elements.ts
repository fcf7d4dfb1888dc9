import { BrokenVideo } from './broken-video.ts';
import {
  elementAt,
  elementsIn,
  numberIn,
  trackOfBlock,
  voidBytes,
  voidSample,
  whole,
  type Element,
  type Whole,
} from './elements.ts';
import { overwrite } from './edits.ts';
import { ids, needed, ofSegment, played } from './element-ids.ts';
import type { Reading } from './reading.ts';

/** A film while its segment is read. */
interface Film {
  reading: Reading;
  /** Numbers of the tracks that stay, and of those that are removed. */
  kept: Set<number>;
  removed: Set<number>;
  hasClusters: boolean;
}

/**
 * Notes all that says where, when, by whom or with which device a WebM was filmed: it becomes
 * `Void` of the same length, so that nothing moves. Throws `BrokenVideo` for a file that cannot be
 * walked, or that has nothing to play.
 */
export async function noteElements(reading: Reading): Promise<void> {
  const { size } = reading;
  const head = whole(await elementAt(reading, 0, size));
  await noteUnneeded(reading, head);
  let segment = await elementAt(reading, head.end, size);
  while (segment.id !== ids.segment) {
    const { at, end } = whole(segment);
    voidBytes(reading, at, end);
    segment = await elementAt(reading, end, size);
  }
  const film: Film = { reading, kept: new Set(), removed: new Set(), hasClusters: false };
  const end = segment.end ?? size;
  for (let at = segment.body; at < end;) at = await noteInSegment(film, at, end);
  if (film.kept.size === 0) throw new BrokenVideo('It has nothing to play.');
  if (end < size) voidBytes(reading, end, size);
}

/** Notes what is to go of one element of the segment; the place behind it. */
async function noteInSegment(film: Film, at: number, end: number): Promise<number> {
  const { reading } = film;
  const element = await elementAt(reading, at, end);
  if (element.id === ids.cluster) return noteCluster(film, element, end);
  const known = whole(element);
  if (known.id === ids.info) await noteInfo(reading, known);
  else if (known.id === ids.seekHead) await noteSeeks(reading, known);
  else if (known.id === ids.tracks) await noteTracks(film, known);
  else if (known.id !== ids.cues) voidBytes(reading, at, known.end);
  return known.end;
}

/** Notes the elements of one that it does not need. */
async function noteUnneeded(reading: Reading, parent: Whole): Promise<void> {
  for await (const { id, at, end } of elementsIn(reading, parent))
    if (!needed[parent.id]?.has(id)) voidBytes(reading, at, end);
}

/**
 * Date, title and names of files go; the names of the programs, which have to be there, are
 * emptied.
 */
async function noteInfo(reading: Reading, info: Whole): Promise<void> {
  await noteUnneeded(reading, info);
  for await (const { id, body, end } of elementsIn(reading, info))
    if (id === ids.muxingApp || id === ids.writingApp) overwrite(reading.edits, body, end);
}

/** Places of elements that are removed go. */
async function noteSeeks(reading: Reading, seeks: Whole): Promise<void> {
  for await (const seek of elementsIn(reading, seeks)) {
    let target = 0;
    if (seek.id === ids.seek)
      for await (const part of elementsIn(reading, seek))
        if (part.id === ids.seekId) target = await numberIn(reading, part);
    if (!needed[ids.segment]?.has(target)) voidBytes(reading, seek.at, seek.end);
  }
}

/** Tracks that are neither a picture nor a sound go, and the names of the others. */
async function noteTracks(film: Film, tracks: Whole): Promise<void> {
  const { reading, kept, removed } = film;
  for await (const track of elementsIn(reading, tracks)) {
    const { number, type } = await factsOf(reading, track);
    const isPlayed = track.id === ids.track && played.has(type);
    if (isPlayed) await noteUnneeded(reading, track);
    else voidBytes(reading, track.at, track.end);
    if (track.id === ids.track) (isPlayed ? kept : removed).add(number);
  }
  if (film.hasClusters && removed.size > 0)
    throw new BrokenVideo('Its tracks come behind their samples.');
}

/** Number and kind of a track; 0 where it says none. */
async function factsOf(reading: Reading, track: Whole) {
  const facts = { number: 0, type: 0 };
  if (track.id !== ids.track) return facts;
  for await (const part of elementsIn(reading, track))
    if (part.id === ids.trackNumber) facts.number = await numberIn(reading, part);
    else if (part.id === ids.trackType) facts.type = await numberIn(reading, part);
  return facts;
}

/** Notes what is to go of a cluster; the place behind it, also where its length is not known. */
async function noteCluster(film: Film, cluster: Element, limit: number): Promise<number> {
  film.hasClusters = true;
  const end = cluster.end ?? limit;
  for (let at = cluster.body; at < end;) {
    const element = await elementAt(film.reading, at, end);
    if (cluster.end === null && ofSegment.has(element.id)) return at;
    const part = whole(element);
    await noteInCluster(film, part);
    at = part.end;
  }
  return end;
}

async function noteInCluster({ reading, removed }: Film, part: Whole): Promise<void> {
  if (!needed[ids.cluster]?.has(part.id)) return voidBytes(reading, part.at, part.end);
  if (removed.size === 0) return;
  const track = await trackOfPart(reading, part);
  if (track !== null && removed.has(track)) voidSample(reading, part);
}

/** Number of the track that a part of a cluster is of; null for what is of none. */
async function trackOfPart(reading: Reading, part: Whole): Promise<number | null> {
  if (part.id === ids.simpleBlock) return trackOfBlock(reading, part);
  if (part.id !== ids.blockGroup) return null;
  for await (const inner of elementsIn(reading, part))
    if (inner.id === ids.block) return trackOfBlock(reading, inner);
  return null;
}
