import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { answerConditionally } from '../http/conditional.ts';

type Encoding = 'br' | 'gzip';
const endings: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

interface Asset {
  file: string;
  mime: string;
  isImmutable: boolean;
  /** Hash of its bytes, without quotes. */
  hash: string;
  modified: Date;
  encodings: Encoding[];
}

/** Answers a request for a built file, or says undefined. */
export type FindAsset = (request: Request, pathname: string) => Response | undefined;

/** Serves the built client: hashed files for ever, the rest by ETag, each compressed at build time. */
export function serveAssets(root: string): FindAsset {
  const assets = new Map(listAssets(root).map((asset) => [pathOf(root, asset.file), asset]));
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  /** Null where a file was there when the process started, and is there no more. */
  const read = (file: string) => {
    try {
      const kept = bytes.get(file) ?? new Uint8Array(readFileSync(file));
      bytes.set(file, kept);
      return kept;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
  return (request, pathname) => {
    const asset = assets.get(pathname);
    if (asset === undefined) return undefined;
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    const encoding = choose(asset, request.headers.get('accept-encoding') ?? '');
    const body = read(encoding ? asset.file + endingOf(encoding) : asset.file);
    if (body === null)
      return new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
    const representation = {
      etag: `"${asset.hash}${encoding ? `-${encoding}` : ''}"`,
      modified: asset.modified,
      size: body.length,
      caching: {
        'Cache-Control': asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
      },
      headers: {
        'Content-Type': asset.mime,
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      },
    };
    return answerConditionally(request, representation, ({ start, end }) =>
      body.subarray(start, end + 1),
    );
  };
}

function listAssets(root: string): Asset[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .filter((entry) => !entry.parentPath.includes(`${path.sep}.vite`))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        file,
        mime: getMimeType(entry.name) ?? 'application/octet-stream',
        isImmutable: pathOf(root, file).startsWith('/assets/'),
        hash: createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22),
        modified: statSync(file).mtime,
        encodings: endings.filter(([, ending]) => existsSync(file + ending)).map(([name]) => name),
      };
    });
}

const pathOf = (root: string, file: string) =>
  `/${path.relative(root, file).split(path.sep).join('/')}`;
const endingOf = (encoding: Encoding) => (encoding === 'br' ? '.br' : '.gz');

/** Brotli where it is taken, else gzip; a `q=0` refuses. */
function choose(asset: Asset, accepted: string): Encoding | undefined {
  const taken = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return asset.encodings.find((encoding) => taken.includes(encoding));
}
