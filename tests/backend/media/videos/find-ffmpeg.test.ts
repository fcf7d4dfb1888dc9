import { describe, expect, it } from 'vitest';
import type { Log } from '#src/backend/context.ts';
import { findFfmpeg } from '#src/backend/media/videos/find-ffmpeg.ts';
import { readSettings, StartupError } from '#src/backend/settings.ts';
import { hasFfmpeg, program } from './video-world.ts';

const logged = () => {
  const lines: string[] = [];
  const note = (level: string) => (text: string) => void lines.push(`${level} ${text}`);
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') };
  return { lines, log };
};
const given = (path: string) => findFfmpeg({ ffmpegPath: path }, logged().log);

/** A program that says its version and its encoders. */
const saying = (version: string, encoders: string[]) =>
  program(`case "$*" in
    *-version*) echo '${version}' ;;
    *) printf '%s\\n' ${encoders.map((name) => `' A....D ${name}   ${name} (codec)'`).join(' ')} ;;
  esac`).path;

describe('FFMPEG_PATH', () => {
  it('is read as a setting', () => {
    expect(readSettings({}).ffmpegPath).toBeUndefined();
    expect(readSettings({ FFMPEG_PATH: '/opt/ffmpeg' }).ffmpegPath).toBe('/opt/ffmpeg');
  });

  it('names a program with both encoders', async () => {
    const path = saying('ffmpeg version 7.1', ['libx264', 'aac']);
    expect(await given(path)).toBe(path);
  });

  it.each([
    ['that is not there', () => '/nowhere/ffmpeg', 'ENOENT'],
    ['that ends with an error', () => program('exit 3').path, 'it ended with 3'],
    ['that is another', () => saying('convert 7', []), 'it says no version of ffmpeg'],
  ])('refuses the start with a program %s', async (_, pathOf, reason) => {
    const path = pathOf();
    const refusal = await given(path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect(String(refusal)).toContain(`FFMPEG_PATH: ${path} does not run as ffmpeg (${reason}).`);
  });

  it.each([
    [['libx264rgb', 'aac'], ['libx264']],
    [['libx264', 'libfdk_aac'], ['aac']],
  ])('counts as absent with no more than %o', async (encoders) => {
    const { lines, log } = logged();
    const path = saying('ffmpeg version 7.1', encoders);
    expect(await findFfmpeg({ ffmpegPath: path }, log)).toBeNull();
    expect(lines).toEqual(['warn ffmpeg cannot make renditions']);
  });

  it('may say that there is none, and then nothing is looked for', async () => {
    const { lines, log } = logged();
    expect(await findFfmpeg({ ffmpegPath: 'none' }, log)).toBeNull();
    expect(lines).toEqual([]);
  });

  it('may be left out', async () => {
    const { lines, log } = logged();
    expect(await findFfmpeg({ ffmpegPath: undefined }, log)).toBe(hasFfmpeg ? 'ffmpeg' : null);
    expect(lines.length).toBe(hasFfmpeg ? 0 : 1);
  });
});
