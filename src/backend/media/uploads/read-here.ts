import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileRow } from '../../db/schema/files.ts';
import { isFullDisk } from '../../lib/full-disk.ts';
import { readVideo } from '../ffmpeg/read-video.ts';
import { UndecodableVideo } from '../ffmpeg/run-ffmpeg.ts';
import type { Workplace } from './source.ts';
import { BrokenVideo } from './video-metadata/broken-video.ts';
import { keepVideo, originalOf, posterSide } from './video.ts';
import { isVideoMime } from './video-kind.ts';

/** Seconds of a video at most, as of those that their devices read: a day. */
const longest = 86_400;

/** Troubles of the machine that ffmpeg reports in words alone. */
const lacking = /input\/output error|too many open files|temporarily unavailable/i;
const isOfMachine = (error: Error) => isFullDisk(error) || lacking.test(error.message);

/**
 * Keeps a video of which its device said nothing, as `keepVideo` does: its length and size are read
 * with ffmpeg, and so is the picture that stands for it. Throws `BrokenVideo` where that is not
 * possible, and what may pass as it is, such as work that took more of the processor than it may.
 */
export async function keepUnread(ffmpeg: string, place: Workplace, row: FileRow) {
  const poster = `${place.source}.${randomUUID()}.poster`;
  try {
    const facts = await readFacts(ffmpeg, place, row, poster);
    return { ...(await keepVideo(place, { ...row, ...facts }, poster)), ...facts };
  } finally {
    await rm(poster, { force: true });
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function readFacts(
  ffmpeg: string,
  { mediaDir, source }: Workplace,
  { hash, mime }: FileRow,
  poster: string,
) {
  if (!isVideoMime(mime)) throw new BrokenVideo('It is no video.');
  // A process that ended may have moved it already.
  const film = (await isThere(source)) ? source : path.join(mediaDir, originalOf(hash));
  await stat(film);
  const { signal } = new AbortController();
  const video = { ffmpeg, folder: path.dirname(source), source: film, mime, signal };
  try {
    const facts = await readVideo(video, { path: poster, side: posterSide });
    if (facts.duration <= longest) return facts;
  } catch (error) {
    if (!(error instanceof UndecodableVideo) || isOfMachine(error)) throw error;
    if (!(await isThere(film))) throw new Error('Another process has moved it.', { cause: error });
    throw new BrokenVideo(error.message);
  }
  throw new BrokenVideo('It is too long.', 'more than 24 hours');
}
