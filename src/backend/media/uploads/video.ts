import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import { drawPicture } from './draw.ts';
import { posterOf } from './receive.ts';

/** Pixels of the longer side of a poster: as wide as it is ever shown. */
const posterSide = 1_280;

/**
 * A video is kept as it came, and its poster is drawn anew; throws when the poster cannot be read. What
 * is done already by a process that ended is found again.
 */
export async function keepVideo({ mediaDir }: Backend, row: FileRow, source: string) {
  const { hash, mime, width, height } = row;
  const drawn = await drawPicture(mediaDir, hash, posterOf(source), posterSide);
  const { full: thumb, thumb: small } = drawn.variants;
  await rm(path.join(mediaDir, small.path), { force: true });
  const relative = `uploads/${hash}-original`;
  const target = path.join(mediaDir, relative);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(source, target).catch(async (error: unknown) => {
    if (!(await stat(target).catch(() => null))) throw error;
  });
  const { size: bytes } = await stat(target);
  return {
    bytes: bytes + thumb.bytes,
    placeholder: drawn.placeholder,
    variants: { thumb, original: { path: relative, mime, width, height, bytes } },
  };
}
