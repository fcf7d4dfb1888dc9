import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '../../context.ts';
import { errorCode } from '../../lib/error-code.ts';
import { StartupError, type Settings } from '../../settings.ts';

const run = promisify(execFile);
const needed = ['libx264', 'aac'] as const;

/** Runs a program and answers what it prints. Throws where it does not run, or ends with an error. */
const printedBy = async (program: string, ...args: string[]): Promise<string> =>
  (await run(program, ['-hide_banner', ...args], { maxBuffer: 4_194_304 })).stdout;

/** Encoders that are needed, and that a list of `-encoders` lacks. */
const missingIn = (list: string): string[] =>
  needed.filter((name) => !new RegExp(String.raw`^ [A-Z.]{6} ${name} `, 'm').test(list));

/**
 * The program that makes renditions of videos: that of `FFMPEG_PATH`, else `ffmpeg` where programs
 * are looked for; null where there is none, or one without H.264 or AAC, which the log says, and for
 * `none`, which looks for nothing.
 * Throws StartupError for a given one that does not run.
 */
export async function findFfmpeg(
  { ffmpegPath }: Pick<Settings, 'ffmpegPath'>,
  log: Log,
): Promise<string | null> {
  if (ffmpegPath === 'none') return null;
  const program = ffmpegPath ?? 'ffmpeg';
  try {
    const version = await printedBy(program, '-version');
    if (!version.startsWith('ffmpeg version ')) throw new Error('it says no version of ffmpeg');
    const missing = missingIn(await printedBy(program, '-encoders'));
    if (missing.length === 0) return program;
    log.warn('ffmpeg cannot make renditions', { program, missing });
  } catch (error) {
    if (ffmpegPath !== undefined) throw unusable(ffmpegPath, error);
    log.info('ffmpeg not found: videos have no renditions, and are played as they came');
  }
  return null;
}

const unusable = (program: string, cause: unknown) =>
  new StartupError(
    `FFMPEG_PATH: ${program} does not run as ffmpeg (${reasonOf(cause)}). ` +
      'Name the program itself, or leave the line out to do without renditions.',
    { cause },
  );

/** The code of a program that is not there or may not be run; else no more than its first line. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? `it ended with ${error.code}`
    : error instanceof Error && !('code' in error)
      ? error.message
      : errorCode(error)
  ).slice(0, 200);
