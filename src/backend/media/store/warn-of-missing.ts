import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileVariants } from '../../db/schema/files.ts';
import { errorText } from '../../lib/error-text.ts';

/** Files that are looked for from each end of the random hashes: a sample of all times. */
const mostOfEach = 3;

/**
 * Says so once where the database names media that the store does not have, as after `S3_*` was set or
 * taken away: the log line names the command that moves them. A handful of files is looked for, by one
 * question to the store each; the demo world's pictures, which are brought by themselves, are not.
 * Never throws: a store that cannot answer is no reason not to start.
 */
export async function warnOfMissing(backend: Backend): Promise<void> {
  const { media, log } = backend;
  try {
    const keys = await someKeys(backend);
    const found = await Promise.all(keys.map((key) => media.size(key)));
    const missing = found.filter((one) => one === null).length;
    if (missing === 0) return;
    const isBucket = media.folder === null;
    log.warn(isBucket ? notInBucket : notInFolder, { missing, looked: keys.length });
  } catch (error) {
    log.warn('media could not be looked for', { error: errorText(error) });
  }
}

const notInBucket =
  'media are not in the bucket: where DATA_DIR/media has them, stop the server and run "npm run media -- to-bucket"';
const notInFolder =
  'media are not in DATA_DIR/media: where a bucket has them, stop the server and run ' +
  '"npm run media -- to-folder" with its S3_* set, or set them for the server';

/** Keys of stored media, each of another file. */
async function someKeys({ db }: Backend): Promise<string[]> {
  const isStored = and(
    eq(files.status, 'ready'),
    sql`jsonb_path_exists(${files.variants}, '$.*.path ? (@ starts with "uploads/")')`,
  );
  const keys = new Set<string>();
  for (const order of [asc(files.hash), desc(files.hash)]) {
    const rows = await db
      .select({ variants: files.variants })
      .from(files)
      .where(isStored)
      .orderBy(order)
      .limit(mostOfEach);
    for (const { variants } of rows) keys.add(storedKey(variants));
  }
  return [...keys];
}

const storedKey = (variants: FileVariants): string =>
  Object.values(variants).find(({ path }) => path.startsWith('uploads/'))?.path ?? '';
