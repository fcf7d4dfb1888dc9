import { findBox, type Box } from './boxes.ts';
import { BrokenVideo } from './broken-video.ts';
import type { Reading } from './reading.ts';

/** A track of an MP4 or MOV. */
export interface Track {
  id: number;
  /** Kind of what it plays, of four letters: `vide`, `soun`, `meta`, … */
  handler: string;
  box: Box;
}

/** Kinds that are a picture or a sound; `auxv` is a picture's transparency or depth. */
const played = new Set(['vide', 'soun', 'auxv']);

/**
 * True if a track is a picture or a sound. All others are removed: cameras write places into texts
 * (drones) and time codes as well as into timed metadata, and captions are files of their own here.
 */
export const isPlayed = ({ handler }: Track) => played.has(handler);

/** Number and kind of a track; throws `BrokenVideo` for one without them. */
export async function trackOf(reading: Reading, box: Box): Promise<Track> {
  const head = await findBox(reading, box, ['tkhd']);
  const handler = await findBox(reading, box, ['mdia', 'hdlr']);
  if (!head || !handler) throw new BrokenVideo('A track says not what it is.');
  const [version] = await reading.look(head.body, 1);
  const id = await reading.look(head.body + (version === 1 ? 20 : 12), 4);
  const kind = await reading.look(handler.body + 8, 4);
  return { id: id.readUInt32BE(0), handler: kind.toString('latin1'), box };
}
