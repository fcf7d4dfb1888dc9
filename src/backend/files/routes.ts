import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Backend, Router } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { files, type FileRow, type FileVariant } from '../db/schema/files.ts';
import { forbidden, notFound } from '../http/failures.ts';
import { newRouter } from '../http/router.ts';
import { refusals } from '../openapi/answers.ts';
import { isBlockedBy } from '../people/relations.ts';
import { readAddress } from '../media/addresses.ts';
import { usesOf } from './use.ts';
import { byteRange } from './byte-range.ts';

const storage = createRoute({
  method: 'get',
  path: '/storage/{hash}/{variant}',
  tags: ['files'],
  summary: 'The bytes of a medium',
  description:
    'Media have a signed address with an end and a reader; avatars and banners a plain one. Ranges ' +
    'are served.',
  request: {
    params: z.object({ hash: z.string(), variant: z.string() }),
    query: z.object({
      expires: z.string().optional(),
      for: z.string().optional(),
      signature: z.string().optional(),
    }),
  },
  responses: {
    200: { description: 'The whole file.' },
    206: { description: 'The range asked for.' },
    416: { description: 'The range lies outside the file.' },
    ...refusals(403, 404),
  },
});

const year = 31_536_000;
const variantNames = ['full', 'thumb', 'original'] as const;

/** Media bytes. Who may see a medium was decided when its address was signed; a block ends it. */
export function fileRoutes(): Router {
  const router = newRouter();
  router.openapi(storage, async (c) => {
    const backend = c.get('backend');
    const { hash, variant: name } = c.req.valid('param');
    const address = readAddress(backend, new URL(c.req.url));
    const [file] = await backend.db.select().from(files).where(eq(files.hash, hash));
    const isPublic = file !== undefined && (await isForEverybody(backend.db, file));
    if (!isPublic && !address) throw forbidden('Invalid signature.');
    const readerId = address?.readerId ?? null;
    if (file && (await isBlockedBy(backend.db, readerId, file.ownerId))) throw notFound();
    const variantName = variantNames.find((one) => one === name);
    const variant = variantName && file?.variants[variantName];
    if (!variant || (isPublic && variantName === 'original')) throw notFound();
    const cache = isPublic
      ? `public, max-age=${year}`
      : `private, max-age=${address?.seconds ?? 0}`;
    return sendFile(backend, variant, c.req.header('range'), {
      'Cache-Control': `${cache}, immutable`,
      ETag: `"${hash}-${name}"`,
    });
  });
  return router;
}

/** A face or a banner; what a message or a post shows as well is for whom those are. */
async function isForEverybody(db: Queryable, { purpose, hash }: FileRow): Promise<boolean> {
  if (purpose !== 'avatar' && purpose !== 'banner') return false;
  const { posts, messages } = await usesOf(db, hash);
  return posts + messages === 0;
}

async function sendFile(
  { mediaDir }: Backend,
  { path: relative, mime }: FileVariant,
  rangeHeader: string | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const file = path.join(mediaDir, relative);
  if (!file.startsWith(path.join(mediaDir, path.sep))) throw notFound();
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw notFound();
  const range = byteRange(rangeHeader, found.size);
  if (range === 'invalid')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${found.size}` },
    });
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const stream = createReadStream(file, { start, end: Math.max(start, end) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types the same class twice
  const body = Readable.toWeb(stream) as ReadableStream;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': mime,
      'Content-Length': String(end - start + 1),
      'Accept-Ranges': 'bytes',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
    },
  });
}
