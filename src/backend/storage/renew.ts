import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { currentName } from '../media/captions/names.ts';
import { mediaUrl, readSigned } from '../media/addresses.ts';
import { currentVariantName, storedName } from '../media/variant-names.ts';
import { sessionMark } from '../media/reader.ts';
import { variantOf } from '../media/uploads/original.ts';
import { isForEverybody, isNeverPublic } from './for-everybody.ts';
import { mayReadFile } from './may-read.ts';

/**
 * Renews an address of this backend for a reader (null is a guest): signed anew where it was theirs
 * or a guest's and they may still see the file; captions as they are now. Null where it leads nowhere
 * any more.
 */
export async function renewedAddress(
  backend: Backend,
  readerId: number | null,
  address: string,
): Promise<string | null> {
  const { appUrl } = backend.settings;
  if (!URL.canParse(address, appUrl)) return null;
  const url = new URL(address, appUrl);
  const [, hash = '', name = ''] = /^\/storage\/([^/]+)\/([A-Za-z\d-]+)$/.exec(url.pathname) ?? [];
  const [file] = await backend.db.select().from(files).where(eq(files.hash, hash));
  if (!file) return null;
  const known = storedName(name);
  const variant =
    known && variantOf(file, known) ? currentVariantName(file, known) : currentName(file, name);
  if (!variant) return null;
  if (await isForEverybody(backend.db, file)) return isNeverPublic(variant) ? null : address;
  const said = readSigned(backend, url);
  if (!said || (said.readerId !== null && said.readerId !== readerId)) return null;
  const mark = sessionMark(backend, readerId);
  if (!(await mayReadFile(backend, { readerId, mark }, file, variant))) return null;
  return mediaUrl(backend, hash, variant, readerId).url;
}
