import { stat } from 'node:fs/promises';
import { input, words, type ReadableMime } from './input.ts';
import { look, numbersIn, type Shown, type VideoSource } from './look.ts';
import { runFfmpeg, UndecodableVideo } from './run-ffmpeg.ts';

/** Processor seconds in which the packets of the longest film are counted. */
const countSeconds = 120;
/** Processor seconds in which one picture is found and drawn, also of a film of 8K. */
const drawSeconds = 120;

/** A poster that is drawn. */
interface PosterPlace {
  /** Absolute path of a JPEG. */
  path: string;
  /** Pixels of its longer side at most. */
  side: number;
}

/** Facts of a video, as it is shown: turned upright, its pixels square. */
interface VideoFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
}

/**
 * Reads the length and size of a video, and draws a picture of its first second to `poster`. Throws
 * `UndecodableVideo` where there is no picture or no length, and what `runFfmpeg` throws.
 */
export async function readVideo(video: VideoSource, poster: PosterPlace): Promise<VideoFacts> {
  const shown = await look(video);
  const { source, mime } = video;
  const duration = lengthIn(await run(video, lengthArgs(source, mime), countSeconds));
  // A picture so near to the end of a short film may not be there; its first one is.
  for (const from of [Math.min(1, duration / 4), 0]) {
    await run(video, posterArgs(video, shown, poster, from), drawSeconds);
    const drawn = await stat(poster.path).catch(() => null);
    if (drawn && drawn.size > 0) return { width: shown.width, height: shown.height, duration };
  }
  throw new UndecodableVideo('no picture of it can be drawn');
}

const run = ({ ffmpeg, folder, signal }: VideoSource, args: string[], processorSeconds: number) =>
  runFfmpeg(ffmpeg, args, { folder, signal, processorSeconds });

/** Prints the times of all packets of a video, of which none is decoded. */
const lengthArgs = (source: string, mime: ReadableMime): string[] => [
  ...input(source, mime),
  ...words('-map 0:V:0 -c copy -f framecrc pipe:1'),
];

/** Reads the end of a video, in seconds, from what `framecrc` prints of its packets. Throws without one. */
export function lengthIn(printed: string): number {
  const [one, parts] = numbersIn(printed, 'tb', '/');
  const packets = printed.matchAll(/^0, +-?\d+, +(-?\d+), +(\d+), +\d+, 0x[\da-f]{8}/gm);
  const ends = [...packets].map(([, at, length]) => Number(at) + Number(length));
  const seconds = (Math.max(0, ...ends) * one) / parts;
  if (!(seconds > 0)) throw new UndecodableVideo('it has no length');
  return seconds;
}

/** Draws one picture as a JPEG, in the colours in which a JPEG is read. */
const posterArgs = (
  { source, mime }: VideoSource,
  { width, height }: Shown,
  { path, side }: PosterPlace,
  from: number,
): string[] => {
  const scale = Math.min(1, side / Math.max(width, height));
  const [across, down] = [width, height].map((one) => Math.max(1, Math.round(one * scale)));
  return [
    ...input(source, mime, from),
    ...words(`
      -map 0:V:0 -an -map_metadata -1 -frames:v 1
      -vf scale=${across}:${down}:out_color_matrix=bt601:out_range=pc,setsar=1,format=yuvj420p
      -c:v mjpeg -q:v 2 -f mjpeg`),
    `file:${path}`,
  ];
};
