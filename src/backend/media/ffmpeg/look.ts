import { input, words, type ReadableMime } from './input.ts';
import { runFfmpeg, UndecodableVideo } from './run-ffmpeg.ts';

/** A video as it is shown: turned upright, its pixels square. */
export interface Shown {
  /** Pixels. */
  width: number;
  height: number;
  /** Pictures a second. */
  rate: number;
  hasSound: boolean;
}

/** A video on this machine, and the program that reads it. */
export interface VideoSource {
  ffmpeg: string;
  /** Absolute folder in which the program works. */
  folder: string;
  /** Absolute path of the video. */
  source: string;
  mime: ReadableMime;
  /** Ends the work at once. */
  signal: AbortSignal;
}

/** Processor seconds in which a first picture is found, also of a film of 8K. */
const lookSeconds = 120;

/** Prints size, rate and sound of a video, of which its first picture is decoded. */
export const lookArgs = (source: string, mime: ReadableMime): string[] => [
  ...input(source, mime),
  ...words('-map 0:V:0 -map 0:a:0? -frames:v 1 -frames:a 1 -fpsmax 60 -f framecrc pipe:1'),
];

/**
 * Decodes the first picture of a video, which says how it is shown. Throws `UndecodableVideo` where
 * it has none, and what `runFfmpeg` throws.
 */
export async function look({ ffmpeg, source, mime, ...rest }: VideoSource): Promise<Shown> {
  const options = { ...rest, processorSeconds: lookSeconds };
  return shownIn(await runFfmpeg(ffmpeg, lookArgs(source, mime), options));
}

/** Numbers of a line that the muxer `framecrc` prints of its first track, as `#tb 0: 1/30`. */
export function numbersIn(printed: string, name: string, between: string) {
  const line = new RegExp(`^#${name} 0: (\\d+)${between}(\\d+)$`, 'm').exec(printed);
  return [Number(line?.[1] ?? 0), Number(line?.[2] ?? 0)] as const;
}

/** Reads what the muxer `framecrc` prints. Throws where it has no picture. */
export function shownIn(printed: string): Shown {
  const [width, height] = numbersIn(printed, 'dimensions', 'x');
  const [across, down] = numbersIn(printed, 'sar', '/');
  const [one, rate] = numbersIn(printed, 'tb', '/');
  if (width === 0 || height === 0 || one === 0) throw new UndecodableVideo('it has no picture');
  const square = across > 0 && down > 0 ? across / down : 1;
  const hasSound = /^#media_type 1: audio$/m.test(printed);
  return { width: Math.round(width * square), height, rate: Math.min(60, rate / one), hasSound };
}
