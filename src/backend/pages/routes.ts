import { createRoute } from '@hono/zod-openapi';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { localeCode } from '#src/contract/app/locale.ts';
import { pageAnswer } from '#src/contract/pages/page.ts';
import type { Router } from '../context.ts';
import { pages } from '../db/schema/system.ts';
import { notFound } from '../http/failures.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { withContact } from './contact.ts';
import { sanitizeHtml } from './sanitize.ts';

const show = createRoute({
  method: 'get',
  path: '/api/v1/pages/{route_key}',
  tags: ['pages'],
  summary: 'A document page; also for guests',
  request: {
    params: z.object({ route_key: z.string() }),
    query: z.object({ locale: z.string().optional() }),
  },
  responses: {
    200: jsonAnswer(pageAnswer, 'In the asked language, else in English; `html` is sanitised.'),
    ...refusals(404),
  },
});

/** Document pages. */
export function pageRoutes(): Router {
  const router = newRouter();
  router.openapi(show, async (c) => {
    const { route_key: routeKey } = c.req.valid('param');
    const locale = localeCode.safeParse(c.req.valid('query').locale).data ?? 'en';
    const { db, settings } = c.get('backend');
    const rows = await db
      .select()
      .from(pages)
      .where(and(eq(pages.routeKey, routeKey), inArray(pages.locale, [locale, 'en'])));
    const page = rows.find((row) => row.locale === locale) ?? rows[0];
    if (!page) throw notFound();
    const data = {
      route_key: page.routeKey,
      title: page.title,
      html: sanitizeHtml(
        withContact(page.html, page.locale === locale ? locale : 'en', settings.contact),
      ),
      updated_at: page.updatedAt.toISOString(),
    };
    return c.json({ data }, 200);
  });
  return router;
}
