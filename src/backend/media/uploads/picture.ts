import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileRow, FileVariant, FileVariants } from '../../db/schema/files.ts';
import { drawPicture } from './draw.ts';
import type { Workplace } from './source.ts';
import { isContent } from './use.ts';

/**
 * Draws a picture in its sizes, and keeps the bytes of one for posts and messages as they came, with
 * all that its camera noted: they are for its owner alone. A face or a banner is kept as it is shown.
 * The upload's bytes stay where they are until the row is written, so that a process that ends leaves
 * nothing undone. Throws as `drawPicture` does.
 */
export async function keepPicture({ mediaDir, source }: Workplace, row: FileRow) {
  const drawn = await drawPicture(mediaDir, row.hash, source);
  if (!isContent(row)) return drawn;
  const kept = await keepOriginal(mediaDir, source, row);
  const variants: FileVariants = { ...drawn.variants, source: kept };
  return { ...drawn, bytes: drawn.bytes + kept.bytes, variants };
}

async function keepOriginal(
  mediaDir: string,
  source: string,
  { hash, mime, width, height }: FileRow,
): Promise<FileVariant> {
  const relative = `uploads/${hash}-source`;
  // Beside the upload: what is left of a copy there is removed with it, or swept.
  const unfinished = `${source}.${randomUUID()}.new`;
  try {
    await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, path.join(mediaDir, relative));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const { size: bytes } = await stat(path.join(mediaDir, relative));
  return { path: relative, mime, width, height, bytes };
}
