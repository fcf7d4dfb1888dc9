import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Router } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { forbidden, notFound } from '../http/failures.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { readAddress } from '../media/addresses.ts';
import { currentVariantName, storedName } from '../media/variant-names.ts';
import { isPlaylist } from '../media/uploads/rendition-names.ts';
import { findCaption } from '../media/captions/names.ts';
import {
  addressesAnswer,
  addressesRequest,
  type AddressesAnswer,
} from '#src/contract/media/address.ts';
import { attachmentOf, variantOf } from '../media/uploads/original.ts';
import { isForEverybody, isNeverPublic } from './for-everybody.ts';
import { mayReadFile } from './may-read.ts';
import { renewedAddress } from './renew.ts';
import { sendCaption } from './send-caption.ts';
import { sendFile } from './send-file.ts';
import { sendPlaylist } from './send-playlist.ts';

const storage = createRoute({
  method: 'get',
  path: '/storage/{hash}/{variant}',
  tags: ['files'],
  summary: 'The bytes of a medium',
  description:
    'Media have a signed address with an end, a reader and a session; avatars and banners a plain one. ' +
    '`source`, a file as it came, is a download for its owner alone. ' +
    'Captions are WebVTT, and have another address once their text is another. Ranges ' +
    'and conditions are answered.',
  request: {
    params: z.object({ hash: z.string(), variant: z.string() }),
    query: z.object({
      expires: z.string().optional(),
      for: z.string().optional(),
      by: z.string().optional(),
      signature: z.string().optional(),
    }),
  },
  responses: {
    200: { description: 'The whole file.' },
    206: { description: 'The range asked for.' },
    304: { description: 'The caller has it.' },
    412: { description: 'It is not the one that the caller means.' },
    416: { description: 'The range lies outside the file.' },
    ...refusals(403, 404),
  },
});

const renewal = createRoute({
  method: 'post',
  path: '/api/v1/media/addresses',
  tags: ['files'],
  summary: 'Addresses of media, signed anew; also for guests',
  description: 'For a page that was open for longer than its addresses work.',
  request: { body: jsonBody(addressesRequest) },
  responses: {
    200: jsonAnswer(addressesAnswer, 'Those that lead nowhere for the caller are left out.'),
    ...refusals(403, 419, 422),
  },
});

const year = 31_536_000;

/** Media bytes. Who may see a medium was decided when its address was signed, and is asked again here. */
export function storageRoutes(): Router {
  const router = newRouter();
  router.openapi(storage, async (c) => {
    const backend = c.get('backend');
    const { hash, variant: name } = c.req.valid('param');
    const address = readAddress(backend, new URL(c.req.url));
    const [file] = await backend.db.select().from(files).where(eq(files.hash, hash));
    const isPublic = file !== undefined && (await isForEverybody(backend.db, file));
    if (!isPublic && !address) throw forbidden('Invalid signature.');
    if (file && !isPublic && address && !(await mayReadFile(backend, address, file, name)))
      throw notFound();
    const cache = isPublic
      ? `public, max-age=${year}`
      : `private, max-age=${address?.seconds ?? 0}`;
    const variantName = storedName(name);
    const shown = file && variantName ? currentVariantName(file, variantName) : name;
    const kept = {
      etag: `"${hash}-${shown}"`,
      caching: { 'Cache-Control': `${cache}, immutable` },
    };
    const caption = file && !isPublic && findCaption(file, name);
    if (caption) return sendCaption(backend, c.req.raw, file, caption, kept);
    const variant = variantName && file && variantOf(file, variantName);
    if (!variant || (isPublic && isNeverPublic(variantName))) throw notFound();
    if (isPlaylist(name))
      return sendPlaylist(backend, c.req.raw, { file, playlist: variant, address, kept });
    const headers = variantName === 'source' ? attachmentOf(file, variant) : {};
    return sendFile(backend.media, c.req.raw, variant, { ...kept, headers });
  });
  router.openapi(renewal, async (c) => {
    const backend = c.get('backend');
    const readerId = c.get('user')?.id ?? null;
    const data: AddressesAnswer['data'] = [];
    for (const address of new Set(c.req.valid('json').addresses)) {
      const now = await renewedAddress(backend, readerId, address);
      if (now !== null) data.push({ address, now });
    }
    return c.json({ data }, 200);
  });
  return router;
}
