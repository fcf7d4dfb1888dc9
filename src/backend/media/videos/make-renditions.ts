import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileRow, FileVariant, FileVariants } from '../../db/schema/files.ts';
import { look, type Shown } from '../ffmpeg/look.ts';
import { runFfmpeg, UndecodableVideo } from '../ffmpeg/run-ffmpeg.ts';
import { renditionKey } from '../uploads/rendition-names.ts';
import type { VideoMime } from '../uploads/video-kind.ts';
import { clipArgs, clipSize, ladderArgs } from './ffmpeg-args.ts';
import { rungsOf, type Rung } from './ladder.ts';
import {
  codecsOf,
  ladderPlaylist,
  playlistMime,
  secondsOf,
  segmentsOf,
  type MadeRung,
} from './playlists.ts';

/** A video, and the place where its renditions are made. */
export interface Task {
  ffmpeg: string;
  /** Absolute folder of this work alone, which is there. */
  folder: string;
  /** Absolute path of the video. */
  source: string;
  row: Pick<FileRow, 'hash' | 'duration' | 'variants'> & { mime: VideoMime };
  /** Seconds of processor time that the ladder may take. */
  processorSeconds: number;
  signal: AbortSignal;
}

/** Processor seconds in which five seconds are encoded. */
const clipSeconds = 600;
/** Seconds of a clip at most, never more than half of its video; and of a video that has one. */
const longestClip = 5;
const shortestVideo = 4;
/** Part of its length, as its device said it, that the renditions of a video have at least. */
const leastPart = 0.95;

/**
 * Makes a video's renditions, and its clip where it has none, below `folder` by their keys. Throws
 * `UndecodableVideo` for one that cannot be read to its end, and what `runFfmpeg` throws.
 */
export async function makeRenditions(task: Task): Promise<FileVariants> {
  const shown = await look({ ...task, mime: task.row.mime });
  const rungs = rungsOf(shown);
  await run(task, ladderArgs(task.source, task.row.mime, rungs), task.processorSeconds);
  const made = await Promise.all(rungs.map((rung) => madeRung(task, rung)));
  const seconds = Math.min(...made.map(({ segments }) => secondsOf(segments)));
  const said = task.row.duration ?? 0;
  if (!(seconds > 0) || seconds < Math.min(said * leastPart, said - 1))
    throw new UndecodableVideo(`only ${seconds.toFixed(1)} s of ${said.toFixed(1)} s can be read`);
  await writeFile(path.join(task.folder, 'hls'), ladderPlaylist(made));
  await mkdir(path.join(task.folder, 'uploads'), { recursive: true });
  const size = rungs.at(-1) ?? shown;
  return {
    hls: await placed(task, 'hls', size),
    ...Object.assign({}, ...(await Promise.all(rungs.map((rung) => placedRung(task, rung))))),
    ...(await clipFor(task, shown, seconds)),
  };
}

const run = ({ ffmpeg, folder, signal }: Task, args: string[], processorSeconds: number) =>
  runFfmpeg(ffmpeg, args, { folder, signal, processorSeconds });

async function madeRung({ folder }: Task, rung: Rung): Promise<MadeRung> {
  // No playlist: nothing came out.
  const text = await readFile(path.join(folder, `hls${rung.side}`), 'utf8').catch(() => '');
  if (text === '') throw new UndecodableVideo('nothing of it can be read');
  const head = await headOf(path.join(folder, `film${rung.side}`));
  return { rung, segments: segmentsOf(text), codecs: codecsOf(head, rung.soundBits > 0) };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

type Size = Pick<FileVariant, 'width' | 'height'>;

/** Moves what was made to where its key says, and says what it is. */
async function placed(
  { folder, row }: Task,
  name: Parameters<typeof renditionKey>[1],
  { width, height }: Size,
): Promise<FileVariant> {
  const key = renditionKey(row.hash, name);
  await rename(path.join(folder, name), path.join(folder, key));
  const { size: bytes } = await stat(path.join(folder, key));
  const mime = name.startsWith('hls') ? playlistMime : 'video/mp4';
  return { path: key, mime, width, height, bytes };
}

async function placedRung(task: Task, rung: Rung): Promise<FileVariants> {
  const { side } = rung;
  const list = await placed(task, `hls${side}`, rung);
  const film = await placed(task, `film${side}`, rung);
  return { [`hls${side}`]: list, [`film${side}`]: film };
}

/** The first seconds of a video whose device could not make a clip of them. */
async function clipFor(task: Task, shown: Shown, seconds: number): Promise<FileVariants> {
  const { row, source } = task;
  if (row.variants.clip || seconds < shortestVideo) return {};
  const length = Math.min(longestClip, seconds / 2);
  await run(task, clipArgs(source, row.mime, shown, length), clipSeconds);
  return { clip: await placed(task, 'clip', clipSize(shown)) };
}
