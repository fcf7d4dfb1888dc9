import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  analyticsAnswer,
  analyticsQuery,
  bestPostsAnswer,
  bestPostsSort,
} from '#src/contract/insight/analytics.ts';
import { members } from '../auth/access/members.ts';
import { currentUser } from '../auth/access/middleware.ts';
import type { Router } from '../context.ts';
import { csvAnswer, csvLocale, sendCsv } from '../lib/csv.ts';
import { newRouter } from '../http/router.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { bestPostsOf } from './best-posts.ts';
import { presentReport, reportOf } from './report.ts';
import { reportCsv } from './report-csv.ts';

const tags = ['analytics'];

const report = createRoute({
  method: 'get',
  path: '/api/v1/analytics',
  tags,
  summary: 'What came to me, day by day',
  middleware: [...members, throttle('analytics', 120)],
  request: { query: analyticsQuery },
  responses: {
    200: jsonAnswer(analyticsAnswer, 'Sums are those of `GET /api/v1/billing/received`.'),
    ...refusals(401, 403, 422, 429),
  },
});

const csv = createRoute({
  method: 'get',
  path: '/api/v1/analytics/csv',
  tags,
  summary: 'The same as a file for spreadsheets',
  middleware: [...members, throttle('analytics-csv', 10)],
  request: { query: analyticsQuery.safeExtend({ locale: z.string().optional() }) },
  responses: { 200: csvAnswer, ...refusals(401, 403, 422, 429) },
});

const bestPosts = createRoute({
  method: 'get',
  path: '/api/v1/analytics/posts',
  tags,
  summary: 'My posts that brought most',
  middleware: [...members, throttle('analytics', 120)],
  request: { query: analyticsQuery.safeExtend({ sort: bestPostsSort.optional() }) },
  responses: {
    200: jsonAnswer(bestPostsAnswer, 'What each brought in these days, best first.'),
    ...refusals(401, 403, 422, 429),
  },
});

/** A member's analytics, and their file. */
export function insightRoutes(): Router {
  const router = newRouter();
  router.openapi(report, async (c) => {
    const backend = c.get('backend');
    const query = c.req.valid('query');
    const found = await reportOf(backend, currentUser(c).id, query);
    return c.json(presentReport(found, query.tz, backend.clock()), 200);
  });

  router.openapi(bestPosts, async (c) => {
    const { sort = 'net', ...query } = c.req.valid('query');
    const data = await bestPostsOf(c.get('backend'), currentUser(c), { sort, query });
    return c.json({ data }, 200);
  });

  router.openapi(csv, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const { locale, ...query } = c.req.valid('query');
    const found = await reportOf(backend, user.id, query);
    const language = csvLocale(locale, user.preferredLocale);
    return sendCsv(c, 'analytics', reportCsv(found, language, backend.clock()));
  });
  return router;
}
