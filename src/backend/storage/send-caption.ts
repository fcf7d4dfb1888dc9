import { and, eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { captions, type CaptionMark, type FileRow } from '../db/schema/files.ts';
import { answerConditionally, type Representation } from '../http/conditional.ts';
import { notFound } from '../http/failures.ts';
import { markOfText } from '../media/captions/names.ts';
import { mediaHeaders } from './send-file.ts';

/** The text of captions as WebVTT, as the request's conditions ask; 404 where it was replaced meanwhile. */
export async function sendCaption(
  { db }: Backend,
  request: Request,
  { hash }: FileRow,
  { language, mark }: CaptionMark,
  { etag, caching }: Pick<Representation, 'etag' | 'caching'>,
): Promise<Response> {
  const [row] = await db
    .select()
    .from(captions)
    .where(and(eq(captions.fileHash, hash), eq(captions.language, language)));
  if (!row || markOfText(row.body) !== mark) throw notFound();
  const bytes = Buffer.from(row.body);
  const representation = {
    etag,
    modified: row.createdAt,
    size: bytes.length,
    caching,
    headers: mediaHeaders('text/vtt; charset=utf-8'),
  };
  return answerConditionally(request, representation, ({ start, end }) =>
    Uint8Array.from(bytes.subarray(start, end + 1)),
  );
}
