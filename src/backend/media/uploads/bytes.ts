import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../context.ts';
import type { FileVariants } from '../../db/schema/files.ts';

/** Removes stored renderings; none of them missing matters. */
export async function removeBytes({ mediaDir }: Backend, variants: FileVariants): Promise<void> {
  for (const variant of Object.values(variants))
    await rm(path.join(mediaDir, variant.path), { force: true });
}
