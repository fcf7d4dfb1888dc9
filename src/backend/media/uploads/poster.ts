import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { limits } from '../../config/limits.ts';
import type { Backend } from '../../context.ts';
import { files, type FileRow, type FileVariant } from '../../db/schema/files.ts';
import { conflict, notFound } from '../../http/failures.ts';
import { BrokenPicture, drawPicture } from './draw.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureKind } from './picture-kind.ts';
import type { Received } from './receive.ts';
import { atWorkplace } from './source.ts';
import { fileTexts, refusedUpload } from './upload-refusals.ts';
import { posterSide } from './video.ts';

/** Characters of a digest in the name of a poster: each poster of a video has another. */
const markLength = 8;

/**
 * Puts a picture in the place of the poster of a member's own video, drawn anew, and gives the video
 * as it is now. 404 for a file that is not theirs, 409 `not_a_video` or `not_ready`, 422 for what is
 * no picture. The same picture again changes nothing.
 */
export async function savePoster(
  backend: Backend,
  ownerId: number,
  hash: string,
  { file: picture }: Pick<Received, 'file'>,
): Promise<FileRow> {
  await findVideo(backend, ownerId, hash);
  const kind =
    picture && picture.bytes <= limits.upload_max_bytes ? pictureKind(picture.head) : null;
  if (!picture || kind === null) throw refusedUpload({ file: [fileTexts.broken] });
  await measurePicture(picture.path, kind);
  const drawn = await drawPoster(backend, hash, picture.path);
  const saved = await replace(backend, ownerId, hash, drawn);
  if (saved?.before !== drawn.thumb.path)
    await backend.media.remove(saved ? saved.before : drawn.thumb.path);
  if (!saved) throw notFound();
  return saved.file;
}

/** Writes the poster to the row, whatever else is written meanwhile; null where the video is gone. */
const replace = ({ db }: Backend, ownerId: number, hash: string, drawn: DrawnPoster) =>
  db.transaction(async (tx) => {
    const own = ofOwner(ownerId, hash);
    const [before] = await tx.select().from(files).where(own).for('no key update');
    if (!before) return null;
    const { placeholder, thumb } = drawn;
    const bytes = before.bytes - (before.variants.thumb?.bytes ?? 0) + thumb.bytes;
    const variants = { ...before.variants, thumb };
    const [file = before] = await tx
      .update(files)
      .set({ bytes, variants, placeholder })
      .where(own)
      .returning();
    return { file, before: before.variants.thumb?.path ?? thumb.path };
  });

async function findVideo({ db }: Backend, ownerId: number, hash: string): Promise<FileRow> {
  const [file] = await db.select().from(files).where(ofOwner(ownerId, hash));
  if (!file) throw notFound();
  if (file.type !== 'video') throw conflict('The file is not a video.', 'not_a_video');
  if (file.status !== 'ready') throw conflict('The video is not ready.', 'not_ready');
  return file;
}

const ofOwner = (ownerId: number, hash: string) =>
  and(eq(files.hash, hash), eq(files.ownerId, ownerId));

interface DrawnPoster {
  thumb: FileVariant;
  /** CSS colour. */
  placeholder: string;
}

/** Draws a poster and stores it under a name of its own; throws 422 for what cannot be read. */
async function drawPoster(backend: Backend, hash: string, source: string): Promise<DrawnPoster> {
  const mark = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, markLength);
  return atWorkplace(backend, hash, async ({ mediaDir }) => {
    const name = `${hash}-poster-${mark}`;
    try {
      const { variants, placeholder } = await drawPicture(mediaDir, name, source, posterSide);
      const { full, thumb } = variants;
      await rm(path.join(mediaDir, thumb.path), { force: true });
      await backend.media.put(path.join(mediaDir, full.path), full.path, full.mime);
      return { thumb: { ...full, mark }, placeholder };
    } catch (error) {
      if (error instanceof BrokenPicture) throw refusedUpload({ file: [fileTexts.broken] });
      throw error;
    }
  });
}
