import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { Env } from '../context.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Less than this fits a few packets as it is. */
const worthBytes = 4_096;
/** Quality 4 costs a few milliseconds a megabyte. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A 200 that may be long, made small on its way; off the main thread. */
export async function compressedJson<Data>(
  c: Context<Env>,
  data: Data,
): Promise<Response & TypedResponse<Data, 200, 'json'>> {
  const text = JSON.stringify(data);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const isWorth = encoding !== null && text.length >= worthBytes;
  const body = !isWorth
    ? text
    : new Uint8Array(encoding === 'br' ? await brotli(text, quality) : await gzipped(text));
  const answer: unknown = c.body(body, 200, {
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
    ...(isWorth && { 'Content-Encoding': encoding }),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono types what c.json makes alone
  return answer as Response & TypedResponse<Data, 200, 'json'>;
}
