import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { files, type FileRow, type FileVariant } from '../../db/schema/files.ts';
import { mediaUrl, type VariantName } from '../addresses.ts';
import { endingOfPicture } from './picture-kind.ts';
import { endingOfVideo } from './video-kind.ts';

/** Ending of the names of files of a MIME type, as `.jpg`; empty for one that is not taken. */
export function endingOf(mime: string): string {
  const ending = endingOfPicture(mime) ?? endingOfVideo(mime);
  return ending === null ? '' : `.${ending}`;
}

/**
 * Stored bytes behind the name of a variant. `source` is what its owner alone gets: a picture as it
 * came, where that was kept, and of a video the one that there is.
 */
export const variantOf = (
  { type, variants }: FileRow,
  name: VariantName,
): FileVariant | undefined =>
  name === 'source' && type === 'video' ? variants.original : variants[name];

/** Address at which its owner downloads a file as it came; nothing where that is not kept. */
export function presentOriginal(backend: Backend, file: FileRow): { original_url?: string } {
  if (file.status !== 'ready' || !variantOf(file, 'source')) return {};
  return { original_url: mediaUrl(backend, file.hash, 'source', file.ownerId).url };
}

/**
 * Header of a download that is called as its owner's device called it (RFC 6266); one without a
 * name is called by its hash.
 */
export function attachmentOf({ hash, name }: FileRow, { mime }: FileVariant) {
  const said = name ?? `${hash}${endingOf(mime)}`;
  const plain = said.replaceAll(/[^\x20-\x7e]|["%\\]/gu, '_');
  const coded = encodeURIComponent(said).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${coded}`,
  };
}

/**
 * Removes the originals of files that stay when their owner goes, as those in what somebody bought:
 * nobody else may have them. The bytes go first, so that one that was killed is gone on with.
 */
export async function removeOriginals({ db, media }: Backend, ownerId: number): Promise<void> {
  const kept = and(eq(files.ownerId, ownerId), sql`${files.variants} ? 'source'`);
  for (const { hash, variants } of await db.select().from(files).where(kept)) {
    if (variants.source) await media.remove(variants.source.path);
    const bytes = sql`${files.bytes} - coalesce((${files.variants} -> 'source' ->> 'bytes')::integer, 0)`;
    await db
      .update(files)
      .set({ bytes, variants: sql`${files.variants} - 'source'` })
      .where(and(eq(files.hash, hash), kept));
  }
}
