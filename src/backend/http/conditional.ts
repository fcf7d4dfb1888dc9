import fresh from 'fresh';
import { byteRange, type ByteRange } from './byte-range.ts';

/** File in one of its encodings, as a GET would send it. */
export interface Representation {
  /** Tag of these very bytes, in quotes: another encoding has another one. */
  etag: string;
  modified: Date;
  /** Bytes. */
  size: number;
  /** Cache headers, sent with a 304 too. */
  caching: Readonly<Record<string, string>>;
  /** All other headers that describe it. */
  headers: Readonly<Record<string, string>>;
}

const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** A date of HTTP in seconds, in its forms of today and of before; null for what is none, and then no condition. */
function dateOf(header: string | null): number | null {
  const date = header?.trim() ?? '';
  const isOldest = /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/.test(date);
  const at = isOldest || date.endsWith(' GMT') ? Date.parse(isOldest ? `${date} GMT` : date) : NaN;
  return Number.isNaN(at) ? null : secondsOf(at);
}

/** True if a list of tags names this one, or any; a weak tag names no bytes. */
function names(list: string, etag: string): boolean {
  const tags: readonly string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return list.trim() === '*' || tags.includes(etag);
}

/** `If-Match`, and where it is not said, `If-Unmodified-Since`: false is 412. */
function isWhatIsMeant(asked: Headers, { etag, modified }: Representation): boolean {
  const tags = asked.get('if-match');
  if (tags !== null) return names(tags, etag);
  const since = dateOf(asked.get('if-unmodified-since'));
  return since === null || secondsOf(modified.getTime()) <= since;
}

/**
 * `If-None-Match`, and where it is not said, `If-Modified-Since`: true is 304. That no cache between
 * may answer (`Cache-Control: no-cache`, which a program's `fetch` says by itself) changes nothing here.
 */
function isKept(asked: Headers, { etag, modified }: Representation): boolean {
  const since = dateOf(asked.get('if-modified-since'));
  const conditions = {
    'if-none-match': asked.get('if-none-match')?.trim(),
    'if-modified-since': since === null ? undefined : new Date(since * 1000).toUTCString(),
  };
  return fresh(conditions, { etag, 'last-modified': modified.toUTCString() });
}

/** True if these are the very bytes of which a download that goes on has a part (`If-Range`). */
function isSame(asked: Headers, { etag, modified }: Representation): boolean {
  const condition = asked.get('if-range');
  if (condition === null) return true;
  const at = dateOf(condition);
  return at === null ? condition.trim() === etag : at === secondsOf(modified.getTime());
}

/**
 * Answers a GET or HEAD of what is there and may be read: its conditions first, then its range (RFC
 * 9110 §13.2.2, §14.2). `read` is asked only for bytes that are sent.
 */
export function answerConditionally(
  { method, headers: asked }: Request,
  representation: Representation,
  read: (range: ByteRange) => BodyInit,
): Response {
  const { etag, modified, size, caching } = representation;
  const kept = { ...caching, ETag: etag, 'Last-Modified': modified.toUTCString() };
  if (!isWhatIsMeant(asked, representation))
    return new Response(null, { status: 412, headers: { 'Cache-Control': 'no-store' } });
  if (isKept(asked, representation)) return new Response(null, { status: 304, headers: kept });
  const isPart = method === 'GET' && isSame(asked, representation);
  const range = isPart ? byteRange(asked.get('range'), size) : null;
  if (range === 'invalid')
    return new Response(null, {
      status: 416,
      headers: { 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` },
    });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const hasBody = method === 'GET' && end >= start;
  return new Response(hasBody ? read({ start, end }) : null, {
    status: range ? 206 : 200,
    headers: {
      ...representation.headers,
      ...kept,
      'Accept-Ranges': 'bytes',
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
