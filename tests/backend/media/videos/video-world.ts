import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { files, type FileRow } from '#src/backend/db/schema/files.ts';
import { renditionKey } from '#src/backend/media/uploads/rendition-names.ts';
import { playlistMime } from '#src/backend/media/videos/playlists.ts';
import { renditionsJob } from '#src/backend/media/videos/renditions-job.ts';
import type { TestBackend } from '../../harness.ts';
import { storeFile, type Name } from '../../world.ts';

/** The program of this machine. */
export const realFfmpeg = 'ffmpeg';

/** True where ffmpeg is found: tests that make real renditions run there alone. */
export const hasFfmpeg = (() => {
  try {
    return execFileSync(realFfmpeg, ['-hide_banner', '-encoders'], { stdio: 'pipe' })
      .toString()
      .includes(' libx264 ');
  } catch {
    return false;
  }
})();

/** Reason for which tests of real renditions are skipped, for their names; empty where they run. */
export const noFfmpeg = hasFfmpeg ? '' : ' (skipped: this machine has no ffmpeg)';

/** Runs ffmpeg on this machine, in a folder; answers what it said. */
export function ffmpegIn(folder: string, line: string): string {
  const args = ['-hide_banner', '-nostdin', '-y', ...line.trim().split(/\s+/)];
  const { status, stderr } = spawnSync(realFfmpeg, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`No film: ${stderr}`);
  return stderr;
}

/** Films that were made, by the line that makes them. */
const made = new Map<string, Buffer>();

/** A film that ffmpeg makes; `%` in its line is the file's name. */
export function filmOf(line: string): Buffer {
  const known = made.get(line);
  if (known) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-film-'));
  ffmpegIn(folder, line.replace('%', 'film'));
  const film = readFileSync(path.join(folder, 'film'));
  made.set(line, film);
  return film;
}

/** A video of a member that is ready, and has no renditions; its clip came with it or not. */
export async function storeVideo(
  backend: TestBackend,
  owner: Name,
  bytes: Uint8Array | string,
  { clip, ...rest }: Partial<typeof files.$inferInsert> & { hash: string; clip?: string },
): Promise<FileRow> {
  const { hash, mime = 'video/mp4' } = rest;
  mkdirSync(path.join(backend.mediaDir, 'uploads'), { recursive: true });
  const variant = (name: string, content: Uint8Array | string, kind: string) => {
    const key = `uploads/${hash}-${name}`;
    writeFileSync(path.join(backend.mediaDir, key), content);
    return { path: key, mime: kind, width: 8, height: 6, bytes: content.length };
  };
  const variants = {
    thumb: variant('full.webp', 'thumb', 'image/webp'),
    original: variant('original', bytes, mime),
    ...(clip !== undefined && { clip: variant('clip', clip, 'video/mp4') }),
  };
  await storeFile(backend, owner, {
    purpose: 'post',
    type: 'video',
    mime,
    duration: 12,
    variants,
    ...rest,
  });
  return rowOf(backend, hash);
}

/** Row of a file. */
export async function rowOf({ db }: TestBackend, hash: string): Promise<FileRow> {
  const [row] = await db.select().from(files).where(eq(files.hash, hash));
  if (!row) throw new Error(`No file ${hash}`);
  return row;
}

/** Does the job's work once, as a server does it again and again. */
export const runJob = (backend: TestBackend, signal = new AbortController().signal) =>
  renditionsJob.work(backend, signal);

/** Names of the files of a folder of the media; none where there is none. */
export function namesIn(backend: TestBackend, folder: string): string[] {
  try {
    return readdirSync(path.join(backend.mediaDir, folder)).toSorted();
  } catch {
    return [];
  }
}

/** Text of a stored file. */
export const textOf = (backend: TestBackend, key: string): string =>
  readFileSync(path.join(backend.mediaDir, key), 'latin1');

/** A program that stands in for ffmpeg: a text for `sh`. Its calls are noted in `calls` beside it. */
export function program(text: string): { path: string; calls: () => string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-program-'));
  const file = path.join(folder, 'ffmpeg');
  const calls = path.join(folder, 'calls');
  writeFileSync(calls, '');
  writeFileSync(file, `#!/bin/sh\necho "$*" >> '${calls}'\n${text}\n`);
  chmodSync(file, 0o700);
  return { path: file, calls: () => readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
}

/** Text of a `program` that does the work of ffmpeg well: a ladder of one or three rungs. */
export const wellMade = `
case "$*" in
*framecrc*)
  printf '#tb 0: 1/30\\n#media_type 0: video\\n#dimensions 0: 1920x1080\\n#sar 0: 1/1\\n'
  printf '#media_type 1: audio\\n' ;;
*faststart*) printf clip > clip ;;
*) for side in 360 720 1080; do
    printf 'headavcC\\001\\144\\000\\036tail' > film$side
    printf '#EXTM3U\\n#EXT-X-MAP:URI="film%s",BYTERANGE="4@0"\\n' $side > hls$side
    printf '#EXTINF:6.0,\\n#EXT-X-BYTERANGE:600@4\\nfilm%s\\n' $side >> hls$side
    printf '#EXTINF:6.0,\\n#EXT-X-BYTERANGE:300@604\\nfilm%s\\n#EXT-X-ENDLIST\\n' $side >> hls$side
  done ;;
esac`;

const listOf = (side: 360 | 720) =>
  `#EXTM3U\n#EXT-X-MAP:URI="film${side}",BYTERANGE="4@0"\n#EXTINF:12.0,\n` +
  `#EXT-X-BYTERANGE:8@4\nfilm${side}\n#EXT-X-ENDLIST\n`;

/** A video with a ladder of two rungs; the text of each film is `HASH NAME`. */
export async function storeLadder(
  backend: TestBackend,
  owner: Name,
  hash: string,
): Promise<FileRow> {
  const { variants } = await storeVideo(backend, owner, `${hash} original`, {
    hash,
    clip: `${hash} clip`,
  });
  const put = (name: 'hls' | `${'hls' | 'film'}${360 | 720}`, text: string) => {
    const key = renditionKey(hash, name);
    writeFileSync(path.join(backend.mediaDir, key), text);
    const mime = name.startsWith('hls') ? playlistMime : 'video/mp4';
    return { [name]: { path: key, mime, width: 640, height: 360, bytes: text.length } };
  };
  const ladder = {
    ...put(
      'hls',
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nhls360\n#EXT-X-STREAM-INF:BANDWIDTH=99\nhls720\n',
    ),
    ...put('hls360', listOf(360)),
    ...put('hls720', listOf(720)),
    ...put('film360', `${hash} film360`),
    ...put('film720', `${hash} film720`),
  };
  const whole = { ...variants, ...ladder };
  await backend.db.update(files).set({ variants: whole }).where(eq(files.hash, hash));
  return rowOf(backend, hash);
}
