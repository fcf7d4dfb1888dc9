import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileRow, FileVariants } from '../../db/schema/files.ts';
import { renditionKeys } from './rendition-names.ts';

/** Stores renderings that were made below a folder of this machine. */
export async function keepBytes(
  { media }: Pick<Backend, 'media'>,
  variants: FileVariants,
  folder: string,
): Promise<void> {
  for (const { path: key, mime } of Object.values(variants))
    await media.put(path.join(folder, key), key, mime);
}

/** Key of a picture's medium size, also where it is drawn later. */
export const mediumKey = (hash: string) => `uploads/${hash}-medium.webp`;

/** Keys of all that may have been stored of a file that did not become ready. */
const possible = (hash: string) =>
  ['full.webp', 'medium.webp', 'thumb.webp', 'original', 'clip', 'source'].map(
    (name) => `uploads/${hash}-${name}`,
  );

/**
 * Removes what is stored of a file, also where some of it was and the rest was not, and a medium size
 * of which a process that ended wrote nothing to the row.
 */
export async function removeAllBytes(
  backend: Backend,
  { hash, status, variants }: Pick<FileRow, 'hash' | 'status' | 'variants'>,
): Promise<void> {
  await removeBytes(backend, variants);
  const isMediumKnown = variants.medium !== undefined || variants.full === undefined;
  const left = status === 'ready' ? [] : possible(hash);
  if (status === 'ready' && !isMediumKnown) left.push(mediumKey(hash));
  // The work on a video's renditions may have been cut off.
  if (variants.original) left.push(...renditionKeys(hash));
  const known = new Set(Object.values(variants).map((variant) => variant.path));
  for (const key of left) if (!known.has(key)) await backend.media.remove(key);
}

/** Removes stored renderings; none of them missing matters. */
export async function removeBytes({ media }: Backend, variants: FileVariants): Promise<void> {
  for (const variant of Object.values(variants)) await media.remove(variant.path);
}
