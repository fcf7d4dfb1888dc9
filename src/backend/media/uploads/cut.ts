import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import type { PictureAlign } from '../../db/schema/users.ts';
import { keepBytes, removeAllBytes } from './bytes.ts';
import { drawPicture } from './draw.ts';
import { atWorkplace, bringStored, type Workplace } from './source.ts';

/**
 * The square of a picture that stays in sight, in its pixels: the largest that fits, divided by the zoom,
 * and as far from the edges as the shares say. Screens cut by the same rule (`object-fit: cover`).
 */
function squareOf(size: { width: number; height: number }, { x, y, scale }: PictureAlign) {
  const side = Math.max(1, Math.round(Math.min(size.width, size.height) / scale));
  const left = Math.round(((size.width - side) * x) / 100);
  const top = Math.round(((size.height - side) * y) / 100);
  return { left, top, width: side, height: side };
}

/** Draws that square as a file of its own, which has no row yet; the first picture of a moving one. */
export async function drawSquare(backend: Backend, of: FileRow, align: PictureAlign) {
  const hash = randomBytes(20).toString('hex');
  const drawn = await atWorkplace(backend, hash, (place) =>
    drawAt(backend, place, of, align, hash),
  ).catch(async (error: unknown) => {
    // Nobody else knows this hash; a store that is away keeps what it took.
    await removeAllBytes(backend, { hash, status: 'failed', variants: {} }).catch(() => null);
    throw error;
  });
  // With an intent of its own, it goes like any upload once nobody shows it.
  return { ...of, ...drawn, hash, uploadId: randomUUID(), createdAt: backend.clock() };
}

async function drawAt(
  { media }: Backend,
  place: Workplace,
  { hash: whole, variants: { full } }: FileRow,
  align: PictureAlign,
  hash: string,
) {
  if (!full) throw new Error(`The picture ${whole} has no rendering.`);
  const { mediaDir, source } = place;
  const { default: sharp } = await import('sharp');
  const picture = await bringStored({ media }, full.path, place);
  try {
    await sharp(picture).extract(squareOf(full, align)).png({ compressionLevel: 1 }).toFile(source);
    const drawn = await drawPicture(mediaDir, hash, source);
    await keepBytes({ media }, drawn.variants, mediaDir);
    return drawn;
  } finally {
    await rm(source, { force: true });
  }
}
