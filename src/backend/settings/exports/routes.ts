import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  askedExportAnswer,
  exportAddressAnswer,
  exportAnswer,
} from '#src/contract/settings/data-export.ts';
import { localeOf } from '../../auth/access/mails.ts';
import { confirmPassword, currentUser, requireUser } from '../../auth/access/middleware.ts';
import { isSigned, signedUrl } from '../../auth/access/signed-url.ts';
import type { Router } from '../../context.ts';
import { forbidden } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { sendFile } from '../../storage/send-file.ts';
import { exportSoon } from './exporter.ts';
import { askForExport, latestExport, presentExport, readyExport } from './exports.ts';
import { placeOf } from './stored.ts';

const tags = ['account'];
/** Seconds for which an address works: a large archive is fetched in several goes. */
const addressSeconds = 86_400;
const one = { params: z.object({ id: z.string() }) };

const read = createRoute({
  method: 'get',
  path: '/api/v1/me/export',
  tags,
  summary: 'The copy of everything of mine that was asked for last',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(exportAnswer, 'Null where there is none.'), ...refusals(401) },
});

const ask = createRoute({
  method: 'post',
  path: '/api/v1/me/export',
  tags,
  summary: 'Ask for a copy of everything of mine, made in the background',
  description:
    'The one that is being made is answered again; 409 `export_recent` for a day after the last. ' +
    '`ExportUpdated` says how far it is, and a mail that it is ready.',
  middleware: [requireUser, confirmPassword, throttle('ask-export', 10)],
  responses: {
    200: jsonAnswer(askedExportAnswer, 'It is being made.'),
    ...refusals(401, 409, 419, 423, 429),
  },
});

const address = createRoute({
  method: 'post',
  path: '/api/v1/me/export/{id}/address',
  tags,
  summary: 'Where my archive can be downloaded for a day, by a session of mine',
  middleware: [requireUser, confirmPassword, throttle('export-address', 30)],
  request: one,
  responses: {
    200: jsonAnswer(exportAddressAnswer, 'Signed; it works for nobody else.'),
    ...refusals(401, 404, 419, 423, 429),
  },
});

const archive = createRoute({
  method: 'get',
  path: '/api/v1/me/export/{id}/archive',
  tags,
  summary: 'The archive, by a signed address',
  description: 'Ranges are served, so that a download that broke off goes on.',
  middleware: [requireUser],
  request: {
    ...one,
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
  },
  responses: {
    200: { description: 'A ZIP.' },
    206: { description: 'The range asked for.' },
    304: { description: 'The caller has it.' },
    412: { description: 'It is not the one that the caller means.' },
    416: { description: 'The range lies outside the archive.' },
    ...refusals(401, 403, 404),
  },
});

/** A member's copy of everything of theirs. */
export function exportRoutes(): Router {
  const router = newRouter();
  router.openapi(read, async (c) => {
    const { db, clock } = c.get('backend');
    const row = await latestExport(db, currentUser(c).id);
    return c.json({ data: row ? presentExport(row, clock()) : null }, 200);
  });

  router.openapi(ask, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const { row, isNew } = await askForExport(backend, user.id, localeOf(c, user));
    if (isNew) await noteEvent(c, user.id, 'export_requested');
    exportSoon(backend);
    return c.json({ data: presentExport(row, backend.clock()) }, 200);
  });

  router.openapi(address, async (c) => {
    const backend = c.get('backend');
    const row = await readyExport(backend, currentUser(c).id, rowIdFrom(c.req.valid('param').id));
    const path = `/api/v1/me/export/${row.id}/archive`;
    const { appUrl } = backend.settings;
    return c.json({ url: signedUrl(backend, path, addressSeconds).slice(appUrl.length) }, 200);
  });

  router.openapi(archive, async (c) => {
    const backend = c.get('backend');
    const row = await readyExport(backend, currentUser(c).id, rowIdFrom(c.req.valid('param').id));
    if (!isSigned(backend, c.req.url)) throw forbidden('Invalid signature.');
    const day = row.createdAt.toISOString().slice(0, 10);
    const file = { path: placeOf(row), mime: 'application/zip' };
    return sendFile(backend.media, c.req.raw, file, {
      etag: `"${row.attempt}"`,
      caching: { 'Cache-Control': 'private, no-store' },
      headers: { 'Content-Disposition': `attachment; filename="export-${day}.zip"` },
    });
  });
  return router;
}
