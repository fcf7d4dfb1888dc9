import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Backend, Router } from '../context.ts';
import { notFound } from '../http/failures.ts';
import { plainPage } from '../http/plain-page.ts';
import { jsonAnswer } from './answers.ts';
import { completed } from './complete.ts';
import { docsPage } from './docs-page.ts';
import { keptJson } from './kept-json.ts';

const describe = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  tags: ['about'],
  summary: 'This document',
  responses: {
    200: jsonAnswer(z.record(z.string(), z.unknown()), 'The API as OpenAPI 3.1.'),
  },
});

/** Every route that was mounted with its schemas, as one OpenAPI 3.1 document. */
const openApiDocument = (app: Router, { settings, release }: Backend) =>
  completed(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${settings.brand} API`,
        version: release.version,
        description:
          'Sanctum and Fortify semantics: a session cookie, `X-XSRF-TOKEN` from the readable cookie ' +
          'on every unsafe call, and the refusals of Laravel.',
      },
      servers: [{ url: settings.appUrl }],
    }),
  );

/** Publishes the document, made at the first call and kept, and in development a page for people. */
export function addOpenApi(app: Router, backend: Backend) {
  let made: ReturnType<typeof openApiDocument> | undefined;
  const once = () => (made ??= openApiDocument(app, backend));
  const answer = keptJson(once);
  app.openapi(describe, (c) => answer(c));
  app.get('/api/docs', (c) => {
    if (backend.settings.mode === 'production') throw notFound();
    return plainPage(c, `${backend.settings.brand} API`, docsPage(once()));
  });
}
