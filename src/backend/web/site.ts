import type { Hono } from 'hono';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Backend, Env, Log } from '../context.ts';
import { callerOf, createCallers, type Callers } from '../http/callers.ts';
import { withoutSecrets } from '../http/without-secrets.ts';
import type { Settings } from '../settings.ts';
import type { FindAsset } from './assets.ts';
import { answerInWords, wordsFor } from './answers.ts';
import { isShown, wantsPage } from './backend-path.ts';
import { fillPage } from './hosting-page.ts';
import { runtimeConfigOf } from './runtime-config.ts';
import { commonHeaders, newNonce, pageHeaders } from './security-headers.ts';

/** Backend and routes that answer once the database is open. */
export interface Running {
  backend: Backend;
  app: Pick<Hono<Env>, 'fetch'>;
}

export interface SiteOptions {
  /** Read at each answer: the port may be known only after listening. */
  settings(): Settings;
  log: Log;
  /** The hosting page with its placeholders, for the path that was asked. */
  template(pathname: string): Promise<string>;
  findAsset?: FindAsset;
  /** Undefined while the database is being opened. */
  running: () => Running | undefined;
}

/** Part of Node's request that is read here. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}
type Fetch = (request: Request, bindings?: Bindings) => Promise<Response>;

/** One function for the whole port: built files, the hosting page, and the backend behind them. */
export function createSite(options: SiteOptions): Fetch {
  const { log, findAsset, running } = options;

  let pages: Callers | undefined;
  /** Seconds until this caller may ask for a page again: each is filled and compressed anew. */
  function wait(request: Request, bindings?: Bindings): number {
    const { rateLimit, trustProxy } = options.settings();
    pages ??= createCallers({ perMinute: rateLimit });
    const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
    const peer = bindings?.incoming?.socket?.remoteAddress;
    return pages.take(callerOf({ forwarded, trustProxy, peer }));
  }

  async function answer(request: Request, url: URL, bindings?: Bindings): Promise<Response> {
    const asset = findAsset?.(request, url.pathname);
    if (asset) return asset;
    const isPage = wantsPage(request.method, url.pathname, request.headers.get('accept'));
    const isSeen = isShown(request, url.pathname);
    const current = running();
    if (current === undefined) return starting(request, isPage || isSeen);
    let status = 200;
    if (!isPage) {
      const response = await current.app.fetch(request, bindings);
      if (!isSeen) return response;
      if (!isNothing(response)) return wordsFor(request, response) ?? response;
      ({ status } = response);
    }
    const seconds = wait(request, bindings);
    if (seconds > 0)
      return answerInWords(request, 'busy', {
        status: 429,
        headers: { 'Retry-After': String(seconds) },
      });
    return page(request, url, current.backend, status);
  }

  async function page(
    request: Request,
    url: URL,
    backend: Backend,
    status: number,
  ): Promise<Response> {
    const nonce = newNonce();
    const html = fillPage(
      await options.template(url.pathname),
      nonce,
      runtimeConfigOf(backend, url),
    );
    return compressed(request, html, status, {
      ...pageHeaders(backend.settings, nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
    });
  }

  return async (request, bindings) => {
    const started = performance.now();
    const url = publicUrl(request, options.settings());
    const response = await answer(request, url, bindings);
    const headers = commonHeaders(url.protocol === 'https:');
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    const isQuiet =
      url.pathname === '/up' || response.headers.get('cache-control')?.includes('immutable');
    if (!isQuiet)
      log.info(`${request.method} ${withoutSecrets(url.pathname)} ${response.status}`, {
        ms: Math.round(performance.now() - started),
      });
    return response;
  };
}

/** True if nothing is there, or nothing for this reader: an address of a picture that is over. */
const isNothing = ({ status }: Response) => status === 404 || status === 403;

/** The address as the client typed it, behind a proxy too. */
function publicUrl(request: Request, { trustProxy }: Settings): URL {
  const url = new URL(request.url);
  if (!trustProxy) return url;
  const scheme = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme;
  return url;
}

function starting(request: Request, isShownToPerson: boolean): Response {
  const headers = { 'Retry-After': '1', 'Cache-Control': 'no-store' };
  return isShownToPerson
    ? answerInWords(request, 'starting', { status: 503, headers })
    : Response.json(
        { message: 'Service Unavailable', status: 'starting' },
        { status: 503, headers },
      );
}

function compressed(
  request: Request,
  html: string,
  status: number,
  headers: Record<string, string>,
): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const plain = new TextEncoder().encode(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const [encoding, body] = /\bbr\b/.test(accepted)
    ? ['br', new Uint8Array(brotliCompressSync(plain, quality))]
    : /\bgzip\b/.test(accepted)
      ? ['gzip', new Uint8Array(gzipSync(plain))]
      : [undefined, plain];
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  });
}
