import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileRow, FileVariant } from '../../db/schema/files.ts';
import { errorCode } from '../../lib/error-code.ts';
import { drawPicture } from './draw.ts';
import { magicLength } from './picture-kind.ts';
import { clipOf, posterOf } from './receive.ts';
import type { Workplace } from './source.ts';
import { BrokenVideo } from './video-metadata/broken-video.ts';
import { removeMetadata } from './video-metadata/remove-metadata.ts';
import { videoKind } from './video-kind.ts';

/** Key of a video's bytes. */
export const originalOf = (hash: string) => `uploads/${hash}-original`;

/** Pixels of the longer side of a poster: as wide as it is ever shown. */
export const posterSide = 1_280;

/**
 * Keeps a video and draws its poster anew. It is moved to where it is delivered from once nothing
 * around its samples says where, when, by whom or with which device it was filmed; the samples of
 * picture and sound stay as they came.
 * Throws `BrokenVideo` where that cannot be known, and `BrokenPicture` when the poster, which came
 * with it or was made elsewhere, cannot be read. What is done already by a process that ended is
 * found again.
 */
export async function keepVideo(
  { mediaDir, source }: Workplace,
  row: FileRow,
  poster = posterOf(source),
) {
  const { hash, mime, width, height } = row;
  await removeMetadata(source, mime).catch(unlessAbsent);
  const drawn = await drawPicture(mediaDir, hash, poster, posterSide);
  const { full: thumb, thumb: small } = drawn.variants;
  await rm(path.join(mediaDir, small.path), { force: true });
  const relative = originalOf(hash);
  const target = path.join(mediaDir, relative);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(source, target).catch(async (error: unknown) => {
    if (!(await stat(target).catch(() => null))) throw error;
  });
  const { size: bytes } = await stat(target);
  const clip = await keepClip(mediaDir, row, source);
  return {
    bytes: bytes + thumb.bytes + (clip?.bytes ?? 0),
    placeholder: drawn.placeholder,
    variants: {
      thumb,
      original: { path: relative, mime, width, height, bytes, isClean: true as const },
      ...(clip && { clip }),
    },
  };
}

const unlessAbsent = (error: unknown) => {
  if (errorCode(error) !== 'ENOENT') throw error;
  return null;
};

/**
 * The clip that came with a video, without what says where and with which device it was made; null
 * without one, or with a broken one. It is moved here before the video is.
 */
async function keepClip(
  mediaDir: string,
  { hash, width, height }: FileRow,
  source: string,
): Promise<FileVariant | null> {
  const relative = `uploads/${hash}-clip`;
  const target = path.join(mediaDir, relative);
  await cleanClip(clipOf(source));
  await rename(clipOf(source), target).catch(unlessAbsent);
  const found = await stat(target).catch(unlessAbsent);
  const mime = found && videoKind(await headOf(target));
  return mime ? { path: relative, mime, width, height, bytes: found.size } : null;
}

/** Removes a clip's metadata, or a clip that cannot be read; none may be there. */
async function cleanClip(clip: string): Promise<void> {
  try {
    const mime = videoKind(await headOf(clip));
    if (mime) await removeMetadata(clip, mime);
  } catch (error) {
    if (error instanceof BrokenVideo) await rm(clip, { force: true });
    else unlessAbsent(error);
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magicLength), 0, magicLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
