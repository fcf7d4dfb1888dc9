import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { fileAnswer } from '#src/contract/media/file.ts';
import {
  libraryQuery,
  ownedAnswer,
  uploadedAnswer,
  uploadedQuery,
} from '#src/contract/media/library.ts';
import { fileUsesAnswer } from '#src/contract/media/uses.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { presentMedia } from '../uploads/media.presenter.ts';
import { presentOriginal } from '../uploads/original.ts';
import { previewOf } from '../uploads/preview.ts';
import { notFound } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { findLibraryFile } from './file.ts';
import { listOwned } from './owned.ts';
import { listUploaded } from './uploaded.ts';
import { listUses } from './uses.ts';

const common = {
  method: 'get' as const,
  tags: ['library'],
  middleware: members,
};

const uploaded = createRoute({
  ...common,
  path: '/api/v1/library/uploaded',
  request: { query: uploadedQuery },
  summary: 'My files for posts and messages',
  responses: { 200: jsonAnswer(uploadedAnswer, 'Latest first.'), ...refusals(401, 403, 404, 422) },
});

const owned = createRoute({
  ...common,
  path: '/api/v1/library/owned',
  request: { query: libraryQuery },
  summary: 'The files in what I bought',
  responses: { 200: jsonAnswer(ownedAnswer, 'Latest first.'), ...refusals(401, 403, 422) },
});

const file = createRoute({
  method: 'get',
  path: '/api/v1/library/files/{hash}',
  tags: ['library'],
  summary: 'One of my files or of those I bought, with addresses signed anew',
  middleware: members,
  request: { params: z.object({ hash: z.string().max(128) }) },
  responses: { 200: jsonAnswer(fileAnswer, 'As it stands.'), ...refusals(401, 403, 404) },
});

const uses = createRoute({
  method: 'get',
  path: '/api/v1/files/{hash}/uses',
  tags: ['files'],
  summary: 'The posts and messages that show one of my files',
  middleware: members,
  request: { params: z.object({ hash: z.string().max(128) }) },
  responses: { 200: jsonAnswer(fileUsesAnswer, 'Latest first.'), ...refusals(401, 403, 404) },
});

/** The two lists of the media library, one file of either, and where it is used. */
export function libraryListRoutes(): Router {
  const router = newRouter();
  router.openapi(uploaded, async (c) => {
    const asked = c.req.valid('query');
    const page = await listUploaded(c.get('backend'), currentUser(c).id, asked);
    const { links, meta } = pageFrame(c, { next: page.next, previous: null }, page.perPage);
    return c.json({ data: page.data, links, meta: { ...meta, ...page.size } }, 200);
  });
  router.openapi(owned, async (c) => {
    const { cursor } = c.req.valid('query');
    const page = await listOwned(c.get('backend'), currentUser(c).id, cursor);
    const { links, meta } = pageFrame(c, { next: page.next, previous: null }, page.perPage);
    return c.json({ data: page.data, links, meta }, 200);
  });
  router.openapi(file, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const row = await findLibraryFile(backend, id, c.req.valid('param').hash);
    if (!row) throw notFound();
    const data = presentMedia(backend, row, false, id);
    const own = row.ownerId === id && {
      preview: previewOf(row),
      ...presentOriginal(backend, row),
    };
    return c.json({ data, error: row.error, ...own }, 200);
  });
  router.openapi(uses, async (c) => {
    const { hash } = c.req.valid('param');
    const data = await listUses(c.get('backend'), currentUser(c).id, hash);
    if (!data) throw notFound();
    return c.json({ data }, 200);
  });
  return router;
}
