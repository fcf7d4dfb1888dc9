import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileRow } from '../../db/schema/files.ts';
import type { PictureAlign } from '../../db/schema/users.ts';
import { drawPicture } from './draw.ts';
import { sourceOf } from './process.ts';

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

/** Draws that square as a file of its own, which is not stored yet; the first picture of a moving one. */
export async function drawSquare(backend: Backend, of: FileRow, align: PictureAlign) {
  const { full } = of.variants;
  if (!full) throw new Error(`The picture ${of.hash} has no rendering.`);
  const { default: sharp } = await import('sharp');
  const hash = randomBytes(20).toString('hex');
  const source = sourceOf(backend, hash);
  try {
    await sharp(path.join(backend.mediaDir, full.path))
      .extract(squareOf(full, align))
      .png({ compressionLevel: 1 })
      .toFile(source);
    const drawn = await drawPicture(backend.mediaDir, hash, source);
    // With an intent of its own, it goes like any upload once nobody shows it.
    return { ...of, ...drawn, hash, uploadId: randomUUID(), createdAt: backend.clock() };
  } finally {
    await rm(source, { force: true });
  }
}
