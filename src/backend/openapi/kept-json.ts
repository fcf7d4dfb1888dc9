import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { Env } from '../context.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compress;
/** Hono asks for the type of a value that is not looked at here. */
type Kept = TypedResponse<Record<string, never>, 200, 'json'>;

/**
 * Answers 200 with a long value that stays the same as long as the process lives: `make` is called
 * once, and each encoding is made once, at the first call that asks for it.
 */
export function keptJson(make: () => unknown) {
  let text: string | undefined;
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  async function encode(encoding: Encoding, plain: string) {
    return new Uint8Array(await compress[encoding](plain));
  }

  return async (c: Context<Env>): Promise<Response & Kept> => {
    text ??= JSON.stringify(make());
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    let body: string | Uint8Array<ArrayBuffer> = text;
    if (encoding !== null) {
      const kept = encoded.get(encoding) ?? encode(encoding, text);
      encoded.set(encoding, kept);
      body = await kept;
    }
    const answer: unknown = c.body(body, 200, {
      'Content-Type': 'application/json',
      Vary: 'Accept-Encoding',
      ...(encoding !== null && { 'Content-Encoding': encoding }),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hono types what c.json makes alone
    return answer as Response & Kept;
  };
}
