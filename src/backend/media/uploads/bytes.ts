import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileRow, FileVariants } from '../../db/schema/files.ts';

/** Stores renderings that were made below a folder of this machine. */
export async function keepBytes(
  { media }: Pick<Backend, 'media'>,
  variants: FileVariants,
  folder: string,
): Promise<void> {
  for (const { path: key, mime } of Object.values(variants))
    await media.put(path.join(folder, key), key, mime);
}

/** Keys of all that may have been stored of a file that did not become ready. */
const possible = (hash: string) =>
  ['full.webp', 'medium.webp', 'thumb.webp', 'original', 'clip'].map(
    (name) => `uploads/${hash}-${name}`,
  );

/** Removes what is stored of a file, also where some of it was and the rest was not. */
export async function removeAllBytes(
  backend: Backend,
  { hash, status, variants }: Pick<FileRow, 'hash' | 'status' | 'variants'>,
): Promise<void> {
  await removeBytes(backend, variants);
  if (status === 'ready') return;
  for (const key of possible(hash)) await backend.media.remove(key);
}

/** Removes stored renderings; none of them missing matters. */
export async function removeBytes({ media }: Backend, variants: FileVariants): Promise<void> {
  for (const variant of Object.values(variants)) await media.remove(variant.path);
}
