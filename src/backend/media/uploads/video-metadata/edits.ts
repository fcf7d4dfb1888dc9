import type { FileHandle } from 'node:fs/promises';
import { BrokenVideo, checkPlaces } from './broken-video.ts';

/** A place in a file: `head` is written at `at`, and zeros from there to `end`. */
interface Edit {
  at: number;
  end: number;
  head: Uint8Array | null;
}

/**
 * Places of a file that are to be written over. Those of samples come first: after a fall of the
 * process only the track, which goes after them, says that there are any.
 */
export interface Edits {
  readonly samples: Edit[];
  readonly structure: Edit[];
  /** Bytes of all samples. */
  sampleBytes: number;
}

export const newEdits = (): Edits => ({ samples: [], structure: [], sampleBytes: 0 });

/** Notes that a part of the structure becomes `head`, if any, and zeros up to `end`. */
export function overwrite(edits: Edits, at: number, end: number, head: Uint8Array | null = null) {
  if (end <= at) return;
  edits.structure.push({ at, end, head });
  checkPlaces(edits.structure.length);
}

/**
 * Notes the same of a sample. Throws `BrokenVideo` when all samples together are longer than
 * `most`, the bytes of the file: then the same bytes are said to be many samples.
 */
export function overwriteSample(
  edits: Edits,
  sample: Omit<Edit, 'head'>,
  most: number,
  head?: Uint8Array,
) {
  const { at, end } = sample;
  if (end <= at) return;
  edits.sampleBytes += end - at;
  if (edits.sampleBytes > most) throw new BrokenVideo('Its samples overlap.');
  const last = edits.samples.at(-1);
  if (!head && last?.head === null && last.end === at) last.end = end;
  else edits.samples.push({ at, end, head: head ?? null });
  checkPlaces(edits.samples.length);
}

const zeros = Buffer.alloc(65_536);

async function write(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    if (bytesWritten === 0) throw new Error('The file takes no more bytes.');
    done += bytesWritten;
  }
}

async function writeAll(handle: FileHandle, edits: readonly Edit[]): Promise<void> {
  for (const { at, end, head } of edits) {
    // The head first: what follows is then known as empty, and is emptied again after a fall.
    if (head) await write(handle, head, at);
    for (let next = at + (head?.length ?? 0); next < end; next += zeros.length)
      await write(handle, zeros.subarray(0, end - next), next);
  }
  if (edits.length > 0) await handle.datasync();
}

/** Writes the edits, samples first, each of the two on disk before it ends; the length stays. */
export async function writeEdits(handle: FileHandle, { samples, structure }: Edits): Promise<void> {
  await writeAll(handle, samples);
  await writeAll(handle, structure);
}
