import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { mediaUrl, readSigned, variantNames } from '../media/addresses.ts';
import { sessionMark } from '../media/reader.ts';
import { isForEverybody } from './for-everybody.ts';
import { mayReadFile } from './may-read.ts';

/**
 * Renews an address of this backend for a reader (null is a guest): signed anew where it was theirs
 * or a guest's and they may still see the file. Null where it leads nowhere any more.
 */
export async function renewedAddress(
  backend: Backend,
  readerId: number | null,
  address: string,
): Promise<string | null> {
  const { appUrl } = backend.settings;
  if (!URL.canParse(address, appUrl)) return null;
  const url = new URL(address, appUrl);
  const [, hash = '', name] = /^\/storage\/([^/]+)\/([a-z]+)$/.exec(url.pathname) ?? [];
  const variant = variantNames.find((one) => one === name);
  if (!variant) return null;
  const [file] = await backend.db.select().from(files).where(eq(files.hash, hash));
  if (!file?.variants[variant]) return null;
  if (await isForEverybody(backend.db, file)) return variant === 'original' ? null : address;
  const said = readSigned(backend, url);
  if (!said || (said.readerId !== null && said.readerId !== readerId)) return null;
  const mark = sessionMark(backend, readerId);
  if (!(await mayReadFile(backend, { readerId, mark }, file))) return null;
  return mediaUrl(backend, hash, variant, readerId).url;
}
